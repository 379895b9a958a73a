package org.mansuba.rules.fast;

import org.mansuba.rules.Move;

/**
 * Tells of many quiet moves at once that one and the same reply refutes them: that it is legal
 * after each of them, and that then no move ends the game.
 *
 * <p>The reply is made as if the side to move had passed. A quiet move can only have mattered then
 * because its man helps a check to mate, or stands in the way of the reply or of a capture. The
 * squares where a man may matter are collected, always rather too many; a move to any other square
 * is refuted. Nothing is told of captures and promotions.
 */
final class QuietRefuter {
  private final FastPosition position;
  private final Men men;
  private final MoveGenerator generator;
  private final MateHelp help;

  /** What is known after a pass, while the defender is to move. */
  private final CheckInfo passed = new CheckInfo();

  /** By kind: where a man of the attacker may matter when he has gone there. */
  private final long[] arriving = new long[6];

  QuietRefuter(FastPosition position, Men men, MoveGenerator generator) {
    this.position = position;
    this.men = men;
    this.generator = generator;
    help = new MateHelp(men, generator.promotesTo());
  }

  /**
   * Keeps, of quiet moves in a list, those that a reply may fail to refute.
   *
   * @param reply a packed move, which need not be legal
   * @param endings the ways for the game to end that count as a success afterwards
   * @return the index behind the last that is kept
   */
  int keep(CheckInfo node, int reply, int endings, int[] moves, int from, int end) {
    if (node.checkers != 0
        || Long.bitCount(men.side[node.us]) < 3
        || Long.bitCount(men.side[node.them]) < 3) {
      return end;
    }
    passed.reset();
    passed.prepare(men, node.them);
    if (!generator.isLegal(passed, reply)) {
      return end;
    }
    int replier = men.at[Move.from(reply)];
    position.toMove ^= 1;
    position.make(reply);
    boolean known = help.collect(position.checkNode(), endings);
    position.unmake();
    position.toMove ^= 1;
    if (!known) {
      return end;
    }
    long leaving = leaving(node, reply);
    arriving(node, reply, replier);
    int kept = from;
    for (int i = from; i < end; i++) {
      int start = Move.from(moves[i]);
      int to = Move.to(moves[i]);
      if (((leaving >>> start | arriving[men.at[start]] >>> to) & 1) != 0) {
        moves[kept++] = moves[i];
      }
    }
    return kept;
  }

  /** From where a man of the attacker may matter wherever he goes. */
  private long leaving(CheckInfo node, int reply) {
    long squares = help.leaving() | 1L << Move.to(reply);
    long rooks = men.kind[Men.ROOK] & men.side[node.us];
    for (long left = rooks; left != 0; left &= left - 1) {
      squares |= RookLines.through(Long.numberOfTrailingZeros(left), help.zone());
    }
    return squares;
  }

  private void arriving(CheckInfo node, int reply, int replier) {
    int from = Move.from(reply);
    int to = Move.to(reply);
    long bit = 1L << to;
    long always = men.side[node.them] | help.lines() | RookLines.between(from, to);
    if (replier == Men.PAWN) {
      always |= bit;
    }
    for (int what = Men.KING; what <= Men.PAWN; what++) {
      long where = always | help.arriving(what);
      if (replier == Men.KING) {
        where |= MateHelp.from(node.us, what, to);
      }
      arriving[what] = where;
    }
    arriving[Men.ROOK] |= RookLines.EMPTY_BOARD[node.enemyKing];
    arriving[Men.PAWN] |= Men.LAST_RANKS | Men.LAST_RANKS >>> 8 | Men.LAST_RANKS << 8;
  }
}
