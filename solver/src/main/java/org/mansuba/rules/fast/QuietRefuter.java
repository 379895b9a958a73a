package org.mansuba.rules.fast;

import org.mansuba.rules.Move;

/**
 * Refutes many quiet moves at once with a single reply, without making the moves.
 *
 * <h2>Claim</h2>
 *
 * <p>A position P has the attacker to move. Let Q be the position after he passes and the defender
 * plays a reply. For every quiet move m that is left out: the reply is legal after m, and then no
 * attacker move ends the game in one of the endings asked about. The claim is one-sided. To keep a
 * move costs time; to leave out one that wins makes a false proof. So wherever a case is not worked
 * out exactly, the sets of squares below are larger than necessary.
 *
 * <p>Let Q' be the position after m and the reply. If the reply does not capture the moved man, Q'
 * differs from Q by one man of the attacker, who stands on the square m arrives on instead of the
 * one it leaves. If it does, he is gone, which is the case of having left and nothing more. A move
 * is left out only if neither square is in the sets, so the proof asks what either square can
 * change.
 *
 * <h2>The reply is legal after m</h2>
 *
 * <ul>
 *   <li>Its man is still there: squares of the defender's men are kept, so m is no capture.
 *   <li>Its path is open: the squares between its ends are kept, and for a pawn its destination.
 *   <li>A man it captured in Q is still there: m may not leave the destination.
 *   <li>Its man is not newly pinned: an arriving rook is kept on the lines of the king, and a man
 *       is kept if he leaves a line from a rook to the king's zone.
 *   <li>A king may still step there: squares from which the moved man attacks the destination are
 *       kept, and lines opened to it are lines to the zone.
 * </ul>
 *
 * <h2>No mate in Q'</h2>
 *
 * <p>{@link MateHelp} collects the squares. A mate needs a check, and no king gives one himself.
 *
 * <ul>
 *   <li>Check by an opened line: if Q has a man that discovers check, nothing is refuted. A new one
 *       needs an arrival between a rook and the king, a rook's arrival on a line of the king, or a
 *       departure from such a line. All are kept. For the same reason no double check arises, so a
 *       man of the defender that can capture the checking man refutes the mate. Men on the king's
 *       lines, who might be pinned, do not count as such while the attacker has a rook; a rook's
 *       line to the checking man may not be blocked by m.
 *   <li>Check by another man, flights guarded: he checks from a square he reaches in Q. The moved
 *       man must attack all flights that are open without him, whatever stands between. If none is
 *       open, every arrival is kept: then Q has a mate of its own.
 *   <li>Check by the moved man: he arrives where he can reach a checking square from, and attacks
 *       all flights from there. His guard from where he stood is lost, which only opens flights. A
 *       rook also needs the line to the checking square; departures from it are kept. A pawn that
 *       promotes or stands one step short of it is always kept.
 *   <li>Check from a square the moved man has left, or along a line he has left: own men on
 *       checking squares, and between a rook and those, are kept.
 *   <li>Flights guarded by a rook through the square left: kept, as a line to the zone.
 *   <li>The attacker is in check in Q: other men may go only where that ends it. Arrivals between
 *       the checking man and the king, and all moves of the king, are kept.
 * </ul>
 *
 * <h2>No stalemate in Q'</h2>
 *
 * <p>The defender is not stalemated while a man other than his king can move. Men that are pinned
 * in Q and pawns that can only capture are not counted as able to move. Only pawns can be blocked
 * by a man of the attacker; all others may capture him.
 *
 * <ul>
 *   <li>m is no capture, neither brings a rook to a line of the king nor leaves a line to him, so
 *       it pins nobody. It blocks at most one pawn, the one whose next square it arrives on.
 *   <li>The last move captures one man or blocks one pawn. It does not do both: a pawn behind the
 *       captured man could not step in Q. With a rook it also pins at most two men, one on the line
 *       a rook arrives on and one on the line it leaves. Each king's line has one pinned man at
 *       most, and a square is on one line of a king.
 * </ul>
 *
 * <p>Hence 1 + 1 = 2 men at most without rooks and 1 + (1 + 2) = 4 with rooks ({@code mayStop} in
 * {@link MateHelp}); for a single move 1 and 3 ({@link EndingMoves}). These are bounds by counting,
 * not tuned values.
 *
 * <h2>No baring in Q'</h2>
 *
 * <p>Both sides have three men or more in P. The defender loses at most one, by the last move, and
 * the attacker at most one, by the reply. No king is bare, so the switches of bare kings do not
 * matter.
 *
 * <h2>Tests</h2>
 *
 * <p>{@code QuietRefuterTest} plays every refuted pair on crowded random diagrams with the fast
 * position, and a sample of them with the plain one, under five rule sets. It reaches rare lines of
 * rooks seldom. {@code FastAgainstPlainTest} compares {@link EndingMoves} with the plain rules.
 * Rule sets with a double step, a leap of a fresh ferz, a swap or a condition on promotion are not
 * served by the fast position and never come here.
 *
 * <p>BENCHMARKS.md has the effect on the number of nodes.
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
