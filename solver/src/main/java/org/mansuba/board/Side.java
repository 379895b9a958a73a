package org.mansuba.board;

/** One of the two players. */
public enum Side {
  /** The side whose pawns go up the board. */
  WHITE,
  /** The side whose pawns go down the board. */
  BLACK;

  /** The other player. */
  public Side opponent() {
    return this == WHITE ? BLACK : WHITE;
  }

  /** Ranks a pawn of this side advances by in one step: +1 or -1. */
  public int forward() {
    return this == WHITE ? 1 : -1;
  }

  /** Index (0 to 7) of the rank on which this side's pawns promote. */
  public int promotionRank() {
    return this == WHITE ? 7 : 0;
  }

  /** Index (0 to 7) of the rank on which this side's pieces stand in the array. */
  public int firstRank() {
    return this == WHITE ? 0 : 7;
  }

  /** The name in running text: {@code White} or {@code Black}. */
  public String title() {
    return this == WHITE ? "White" : "Black";
  }
}
