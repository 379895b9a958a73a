package org.mansuba.tables.index;

import org.mansuba.board.Square;

/** The eight ways to lay a square board upon itself. */
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

  /** Where a square index goes: ranks and files are exchanged first, then reversed. */
  public int map(int square) {
    int file = square & 7;
    int rank = square >> 3;
    int newFile = keepsFiles() ? file : rank;
    int newRank = keepsFiles() ? rank : file;
    newFile = (ordinal() & FILES) == 0 ? newFile : 7 - newFile;
    newRank = reversesRanks() ? 7 - newRank : newRank;
    return 8 * newRank + newFile;
  }

  /** Where a square goes. */
  public Square map(Square square) {
    return Square.of(map(square.ordinal()));
  }

  /** Whether files remain files. */
  boolean keepsFiles() {
    return (ordinal() & EXCHANGE) == 0;
  }

  /** Whether what went up the board goes down, if files remain files. */
  boolean reversesRanks() {
    return (ordinal() & RANKS) != 0;
  }
}
