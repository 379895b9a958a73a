package org.mansuba.rules;

import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;

/**
 * A position in play, the only interface through which search and analysis see a game. Moves are
 * {@link Move#packed() packed}. Methods that list moves write them into the array {@code into}
 * starting at index {@code from} and return the index after the last one; room for {@link
 * #MAX_MOVES} elements always suffices.
 *
 * <p>A position is mutable and confined to one thread.
 */
public interface Position {
  /** An upper bound on the number of legal moves in any position. */
  int MAX_MOVES = 512;

  /** Returns the side to move. */
  Side sideToMove();

  /** Returns whether the side to move is in check. */
  boolean inCheck();

  /** Returns the number of men of a side, including its king. */
  int count(Side side);

  /** Writes all legal moves, even if the game is already over by a bare king. */
  int legalMoves(int[] into, int from);

  /** Returns whether a packed move is legal here. Accepts any packed move from any position. */
  boolean isLegal(int move);

  /** Plays a legal move. */
  void make(int move);

  /** Takes back the last move made. */
  void unmake();

  /**
   * Returns a 64-bit hash of everything that matters for the rest of the game: men, side to move,
   * and any other state the rules need. Equal positions have equal keys.
   */
  long key();

  /** Returns the key after a legal move. */
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

  /** Returns this position as a diagram. */
  Setup setup();

  /**
   * Returns whether the game may be over although the side to move has a legal move. If false, the
   * game is over only if the side to move has none.
   */
  default boolean mayBeOver() {
    return count(Side.WHITE) == 1 || count(Side.BLACK) == 1;
  }

  /**
   * Returns whether {@link #mayBeOver()} is true here or may become true by a legal move. If false,
   * a legal move ends the game only by leaving the opponent without a legal move.
   */
  default boolean mayBeOverAfterMove() {
    return mayBeOver() || count(sideToMove().opponent()) == 2;
  }

  /** Returns the kind, before the move, of the man that a legal move moves; of a swap, the king. */
  default Kind movedKind(int move) {
    return setup().at(Square.of(Move.from(move))).map(Man::kind).orElseThrow();
  }

  /** Returns the packed move with start and destination exchanged; it need not be legal. */
  default int reverseOf(int move) {
    return Move.pack(Move.to(move), Move.from(move));
  }

  /** Returns the square of a side's king. */
  default Square kingSquare(Side side) {
    return setup().squaresOf(new Man(side, Kind.KING)).getFirst();
  }

  /** Returns the number of legal moves. */
  default int countLegalMoves() {
    return legalMoves(new int[MAX_MOVES], 0);
  }

  /** Returns whether there is a legal move. */
  default boolean canMove() {
    return countLegalMoves() > 0;
  }

  /** Returns whether a legal move gives check. */
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
   * Returns a legal move that ends the game in one of the given ways, or {@link Move#NONE}.
   *
   * @param endings the accepted {@link Ending}s, as bits {@code 1 << ordinal()}
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
   * Removes moves that {@code reply} certainly refutes from a list of quiet moves. A move may be
   * removed only if the reply is legal after it and no legal move then ends the game in one of the
   * given ways. The default removes none.
   *
   * @param reply a packed move, not necessarily legal
   * @param endings the {@link Ending}s, as bits {@code 1 << ordinal()}
   * @param quiet legal moves that do not give check; the remaining ones are moved to the front, in
   *     order
   * @return the index after the last remaining move
   */
  default int unrefuted(int reply, int endings, int[] quiet, int from, int end) {
    return end;
  }

  /**
   * Returns a score for move ordering: higher is better. The scale depends on the implementation.
   * Verdicts never depend on it.
   */
  default int orderingScore(int move) {
    return 0;
  }
}
