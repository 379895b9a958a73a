package org.mansuba.rules.plain;

/**
 * A step or leap across the board.
 *
 * @param dx files towards h
 * @param dy ranks towards the eighth
 */
record Step(int dx, int dy) {
  /** What leads off the board. */
  static final int OFF = -1;

  /** The index of the square this step leads to from another, or {@link #OFF}. */
  int from(int square) {
    int file = square % 8 + dx;
    int rank = square / 8 + dy;
    return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? 8 * rank + file : OFF;
  }

  /** The same step the other way. */
  Step back() {
    return new Step(-dx, -dy);
  }

  /** Half of this step, which must be an even one. */
  Step half() {
    return new Step(dx / 2, dy / 2);
  }
}
