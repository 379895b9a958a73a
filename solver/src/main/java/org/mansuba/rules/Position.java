package org.mansuba.rules;

import org.mansuba.board.Side;

/**
 * A position in play: the one view that search and analysis have of a game. Moves are {@link
 * Move#packed() packed}; lists of them are written into an array given by the caller from an index
 * on, and the index behind the last is returned. An array of {@link #MAX_MOVES} more elements
 * always suffices.
 *
 * <p>A position is mutable and belongs to one thread.
 */
public interface Position {
  /** A number of moves that no position exceeds. */
  int MAX_MOVES = 512;

  /** The side to move. */
  Side sideToMove();

  /** Whether the side to move is in check. */
  boolean inCheck();

  /** Men of a side on the board, its king included. */
  int count(Side side);

  /** Writes all legal moves, whether or not the game is over by other means than having none. */
  int legalMoves(int[] into, int from);

  /**
   * Whether a packed move is legal here. Any number that once was a packed move, in whatever
   * position, may be asked about.
   */
  boolean isLegal(int move);

  /** Plays a legal move. */
  void make(int move);

  /** Takes back the last move made. */
  void unmake();

  /**
   * A 64-bit hash of all that matters for the rest of the game: men, side to move, and whatever
   * else the rules remember. Equal positions have equal keys.
   */
  long key();

  /** The key after a legal move. */
  default long keyAfter(int move) {
    make(move);
    long key = key();
    unmake();
    return key;
  }

  /**
   * A second 64-bit hash of the same things, independent of {@link #key()}: that two positions have
   * one key makes it no likelier that they have one second key.
   */
  long secondKey();

  /** The second key after a legal move. */
  default long secondKeyAfter(int move) {
    make(move);
    long key = secondKey();
    unmake();
    return key;
  }

  /** Both keys, to remember this position by. */
  default Fingerprint fingerprint() {
    return new Fingerprint(key(), secondKey());
  }

  /** Whether and how the game is over here. */
  Ending ending();

  /** This position as a diagram. */
  Setup setup();

  /**
   * Whether a king stands alone, so that the game may be over although the side to move can move.
   * While this is false, only the want of a legal move ends the game.
   */
  default boolean isBare() {
    return count(Side.WHITE) == 1 || count(Side.BLACK) == 1;
  }

  /** How many legal moves there are. */
  default int countLegalMoves() {
    return legalMoves(new int[MAX_MOVES], 0);
  }

  /** Whether there is a legal move. */
  default boolean canMove() {
    return countLegalMoves() > 0;
  }

  /** Whether a legal move gives check. */
  default boolean givesCheck(int move) {
    make(move);
    boolean check = inCheck();
    unmake();
    return check;
  }

  /** Writes the legal moves that give check. */
  default int checks(int[] into, int from) {
    int end = legalMoves(into, from);
    int kept = from;
    for (int i = from; i < end; i++) {
      if (givesCheck(into[i])) {
        into[kept++] = into[i];
      }
    }
    return kept;
  }

  /** Writes the legal moves that do not give check. */
  default int quietMoves(int[] into, int from) {
    int end = legalMoves(into, from);
    int kept = from;
    for (int i = from; i < end; i++) {
      if (!givesCheck(into[i])) {
        into[kept++] = into[i];
      }
    }
    return kept;
  }

  /**
   * A legal move after which the game is over in one of the ways of a set, or {@link Move#NONE} if
   * there is none.
   *
   * @param endings a set of {@link Ending}s, bit {@code 1 << ordinal()} for each
   */
  default int endingMove(int endings) {
    int[] moves = new int[MAX_MOVES];
    int end = legalMoves(moves, 0);
    for (int i = 0; i < end; i++) {
      make(moves[i]);
      int how = ending().ordinal();
      unmake();
      if ((endings >> how & 1) != 0) {
        return moves[i];
      }
    }
    return Move.NONE;
  }

  /**
   * Keeps, of quiet moves in a list, those that a reply may fail to refute. A move left out is one
   * after which the reply is legal and then no move ends the game in one of the ways of a set.
   *
   * @param reply a packed move, which need not be legal
   * @param endings a set of {@link Ending}s, bit {@code 1 << ordinal()} for each
   * @param quiet holds legal moves that do not give check, which are put in front in their order
   * @return the index behind the last move kept
   */
  default int unrefuted(int reply, int endings, int[] quiet, int from, int end) {
    return end;
  }

  /**
   * A guess of how good a legal move is, for trying good moves first: greater is better, the scale
   * is the implementation's own. Verdicts never depend on it.
   */
  default int orderingScore(int move) {
    return 0;
  }
}
