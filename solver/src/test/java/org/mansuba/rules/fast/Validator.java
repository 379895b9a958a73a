package org.mansuba.rules.fast;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.mansuba.board.Kind;
import org.mansuba.board.Side;

/**
 * Walks through what a fast position keeps twice or keeps for later, and asserts that all of it
 * tells the same: bit boards, mailbox and key, and what was worked out for the moves.
 */
final class Validator {
  private static final int SIDES = Side.values().length;
  private static final int KINDS = Kind.values().length;

  private Validator() {}

  /** Asserts that a position is whole. */
  static void validate(FastPosition position) {
    validateMen(position.men);
    assertThat(position.toMove).isBetween(0, SIDES - 1);
    validateNode(position.nodes[position.ply], position);
  }

  private static void validateMen(Men men) {
    assertThat(men.side[0] & men.side[1]).as("squares with men of both sides").isZero();
    long seen = 0;
    for (long squares : men.kind) {
      assertThat(seen & squares).as("squares with men of two kinds").isZero();
      seen |= squares;
    }
    assertThat(seen).as("squares with a man of some kind").isEqualTo(men.occupied());
    for (int side = 0; side < SIDES; side++) {
      assertThat(Long.bitCount(men.kind[Men.KING] & men.side[side])).as("kings").isOne();
      long farRank = side == 0 ? 0xffL << 56 : 0xffL;
      long pawns = men.kind[Men.PAWN] & men.side[side];
      assertThat(pawns & farRank).as("pawns that have not promoted").isZero();
    }
    long key = 0;
    for (int square = 0; square < 64; square++) {
      int what = men.at[square];
      assertThat(what).isEqualTo(kindOnBoards(men, square));
      if (what != Men.NOBODY) {
        key ^= ZobristKeys.man((int) (men.side[1] >>> square & 1), what, square);
      }
    }
    assertThat(men.key).isEqualTo(key);
  }

  private static int kindOnBoards(Men men, int square) {
    for (int kind = 0; kind < KINDS; kind++) {
      if ((men.kind[kind] >>> square & 1) != 0) {
        return kind;
      }
    }
    return Men.NOBODY;
  }

  private static void validateNode(CheckInfo node, FastPosition position) {
    Men rebuilt = new Men(position.setup());
    CheckInfo fresh = new CheckInfo();
    fresh.prepareChecks(rebuilt, position.toMove);
    assertThat(node.ready || !node.checksReady).as("checks need legality first").isTrue();
    if (node.ready) {
      assertThat(legality(node)).isEqualTo(legality(fresh));
    }
    if (node.checksReady) {
      assertThat(checks(node)).isEqualTo(checks(fresh));
    }
  }

  private static long[] legality(CheckInfo node) {
    return new long[] {
      node.us, node.them, node.king, node.checkers, node.pinned, node.targets,
    };
  }

  private static long[] checks(CheckInfo node) {
    long[] all = Arrays.copyOf(node.checkFrom, node.checkFrom.length + 2);
    all[node.checkFrom.length] = node.enemyKing;
    all[node.checkFrom.length + 1] = node.discoverers;
    return all;
  }
}
