package org.mansuba.tables.index;

import org.mansuba.board.Square;

/** The eight symmetries of a square board. */
public enum Symmetry {
  IDENTITY,
  FILES_REVERSED,
  RANKS_REVERSED,
  TURNED_HALF,
  DIAGONAL,
  TURNED_LEFT,
  TURNED_RIGHT,
  ANTIDIAGONAL;

  private static final int FILES = 1;
  private static final int RANKS = 2;
  private static final int EXCHANGE = 4;

  /** Returns the image of a square index: ranks and files are swapped first, then reversed. */
  public int map(int square) {
    int file = square & 7;
    int rank = square >> 3;
    int newFile = keepsFiles() ? file : rank;
    int newRank = keepsFiles() ? rank : file;
    newFile = (ordinal() & FILES) == 0 ? newFile : 7 - newFile;
    newRank = reversesRanks() ? 7 - newRank : newRank;
    return 8 * newRank + newFile;
  }

  /** Returns the image of a square. */
  public Square map(Square square) {
    return Square.of(map(square.ordinal()));
  }

  /** Returns whether files are mapped to files. */
  boolean keepsFiles() {
    return (ordinal() & EXCHANGE) == 0;
  }

  /** Returns whether ranks are reversed, provided that files are mapped to files. */
  boolean reversesRanks() {
    return (ordinal() & RANKS) != 0;
  }
}
