package org.mansuba.rules.legality;

/** What can be wrong (E) or odd (W) about a diagram. Odd diagrams are solved all the same. */
public enum FindingCode {
  /** A side has not exactly one king. */
  E1,
  /** The side not to move is in check. */
  E2,
  /** A pawn stands on the rank where it promotes. */
  E3,
  /** An alfil stands where none of its side can come, or two share a circuit. */
  W1,
  /** A check that no single move gives. */
  W2,
  /** The game is already over. */
  W3,
  /** The only ferz stands on the wrong colour while all eight pawns remain. */
  W4,
  /** More men than a side can have. */
  W5,
  /** A pawn stands on its own first rank. */
  W6;

  /** Whether a diagram with this cannot be played. */
  public boolean isError() {
    return name().startsWith("E");
  }
}
