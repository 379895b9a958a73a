package org.mansuba.rules.plain;

import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;

/** A hash of boards: the exclusive or of one random number for each thing that is so. */
final class BoardHash {
  private static final int KINDS = Kind.values().length;

  /** What {@link PlainPosition#key()} is by. */
  static final BoardHash FIRST = new BoardHash(new SplittableRandom(0x5ba7_2a11L));

  /** A hash that is independent of the first. */
  static final BoardHash SECOND = new BoardHash(new SplittableRandom(0x9a3e_77c2_41d5_0b68L));

  private final long[] men;
  private final long[] fresh;
  private final long blackToMove;

  private BoardHash(SplittableRandom random) {
    men = random.longs(2L * KINDS * Board.SQUARES).toArray();
    fresh = random.longs(Board.SQUARES).toArray();
    blackToMove = random.nextLong();
  }

  /** The hash of a board. */
  long of(Board board) {
    long key = board.toMove() == Side.BLACK ? blackToMove : 0;
    for (int square = 0; square < Board.SQUARES; square++) {
      @Nullable Man man = board.at(square);
      if (man != null) {
        int row = man.side().ordinal() * KINDS + man.kind().ordinal();
        key ^= men[row * Board.SQUARES + square];
      }
      if (board.isFresh(square)) {
        key ^= fresh[square];
      }
    }
    return key;
  }
}
