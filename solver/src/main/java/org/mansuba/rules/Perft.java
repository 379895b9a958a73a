package org.mansuba.rules;

/** Counts the leaves of the tree of legal moves, the standard test of a move generator. */
public final class Perft {
  /** Which moves are counted. */
  public enum Mode {
    /** All legal moves; a line ends only where there is no legal move. */
    LEGAL,
    /** Moves of the game; a line also ends where the game is over. */
    GAME
  }

  private final Position position;
  private final Mode mode;

  /** Creates a counter for a position. Counting leaves the position unchanged. */
  public Perft(Position position, Mode mode) {
    this.position = position;
    this.mode = mode;
  }

  /**
   * Returns the number of lines of a given length.
   *
   * @param depth plies, at least 0
   */
  public long count(int depth) {
    if (depth == 0) {
      return 1;
    }
    return count(depth, new int[depth * Position.MAX_MOVES], 0);
  }

  private long count(int depth, int[] moves, int from) {
    if (mode == Mode.GAME && position.mayBeOver() && position.ending().isOver()) {
      return 0;
    }
    if (depth == 1) {
      return position.countLegalMoves();
    }
    int end = position.legalMoves(moves, from);
    long sum = 0;
    for (int i = from; i < end; i++) {
      position.make(moves[i]);
      sum += count(depth - 1, moves, end);
      position.unmake();
    }
    return sum;
  }
}
