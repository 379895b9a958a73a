package org.mansuba.board;

/** One of the two players. */
public enum Side {
  /** The side whose pawns move up the board. */
  WHITE,
  /** The side whose pawns move down the board. */
  BLACK;

  /** Returns the other player. */
  public Side opponent() {
    return this == WHITE ? BLACK : WHITE;
  }

  /** Returns the number of ranks a pawn of this side advances in one step: +1 or -1. */
  public int forward() {
    return this == WHITE ? 1 : -1;
  }

  /** Returns the index (0 to 7) of the rank on which this side's pawns promote. */
  public int promotionRank() {
    return this == WHITE ? 7 : 0;
  }

  /** Returns the index (0 to 7) of this side's back rank in the array. */
  public int firstRank() {
    return this == WHITE ? 0 : 7;
  }

  /** Returns the name: {@code White} or {@code Black}. */
  public String title() {
    return this == WHITE ? "White" : "Black";
  }
}
