package org.mansuba.rules.legality;

/**
 * The kinds of findings: with an error (E) there is nothing to solve, with a warning (W) there is.
 */
public enum FindingCode {
  /** A side does not have exactly one king. */
  E1,
  /** The side not to move is in check. */
  E2,
  /** A pawn is on its promotion rank. */
  E3,
  /** The game is already over. */
  E4,
  /** An alfil stands on a square it cannot reach, or two share a circuit. */
  W1,
  /** A check that no single move can give. */
  W2,
  /** The only ferz is on the wrong colour although all eight pawns remain. */
  W4,
  /** More men than a side can have. */
  W5,
  /** A pawn stands on its own first rank. */
  W6;

  /** Returns whether there is nothing to solve in a diagram with this finding. */
  public boolean isError() {
    return name().startsWith("E");
  }
}
