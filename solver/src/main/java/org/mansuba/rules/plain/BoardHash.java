package org.mansuba.rules.plain;

import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;

/** Hashes boards by Zobrist's method: the exclusive or of one random number per feature. */
final class BoardHash {
  private static final long SEED = 0x5ba7_2a11L;
  private static final int KINDS = Kind.values().length;

  private static final long[] MEN;
  private static final long[] FRESH;
  private static final long BLACK_TO_MOVE;

  static {
    SplittableRandom random = new SplittableRandom(SEED);
    MEN = random.longs(2L * KINDS * Board.SQUARES).toArray();
    FRESH = random.longs(Board.SQUARES).toArray();
    BLACK_TO_MOVE = random.nextLong();
  }

  private BoardHash() {}

  /** Returns the key of a board. */
  static long of(Board board) {
    long key = board.toMove() == Side.BLACK ? BLACK_TO_MOVE : 0;
    for (int square = 0; square < Board.SQUARES; square++) {
      @Nullable Man man = board.at(square);
      if (man != null) {
        int row = man.side().ordinal() * KINDS + man.kind().ordinal();
        key ^= MEN[row * Board.SQUARES + square];
      }
      if (board.isFresh(square)) {
        key ^= FRESH[square];
      }
    }
    return key;
  }
}
