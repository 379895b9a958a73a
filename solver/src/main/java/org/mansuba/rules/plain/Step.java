package org.mansuba.rules.plain;

/**
 * A step or leap across the board.
 *
 * @param dx files towards h
 * @param dy ranks towards the eighth
 */
record Step(int dx, int dy) {
  /** The result of a step that leaves the board. */
  static final int OFF = -1;

  /** Returns the index of the square one step from {@code square}, or {@link #OFF}. */
  int from(int square) {
    int file = square % 8 + dx;
    int rank = square / 8 + dy;
    return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? 8 * rank + file : OFF;
  }

  /** Returns the opposite step. */
  Step back() {
    return new Step(-dx, -dy);
  }

  /** Returns half of this step; both of its components must be even. */
  Step half() {
    return new Step(dx / 2, dy / 2);
  }
}
