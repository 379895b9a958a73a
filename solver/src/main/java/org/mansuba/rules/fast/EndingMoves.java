package org.mansuba.rules.fast;

import org.mansuba.rules.Ending;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;

/**
 * Finds a move that ends the game, and makes only those that may. While neither side can be bared
 * by the move, that is a mate or a stalemate:
 *
 * <ul>
 *   <li>Only checks mate. Either end needs every flight of the enemy king taken away. The moved man
 *       attacks it, stands on it, or opens a rook's line to it; his guard from where he stood is
 *       lost, which never takes a flight away.
 *   <li>A stalemate is impossible while more men of the enemy can move than one move can stop, see
 *       {@link QuietRefuter} for the number.
 * </ul>
 *
 * <p>A move that passes both tests is made and judged, so a move that is found does end the game.
 */
final class EndingMoves {
  private static final int MATE = 1 << Ending.MATE.ordinal();

  /** All ways to be stalemated, as a set of bits. */
  static final int STALEMATES =
      (1 << Ending.STALEMATE.ordinal())
          | (1 << Ending.STALEMATE_DRAWN.ordinal())
          | (1 << Ending.STALEMATE_REVERSED.ordinal());

  private final FastPosition position;
  private final Men men;
  private final MoveGenerator generator;
  private final int[] moves = new int[Position.MAX_MOVES];

  EndingMoves(FastPosition position, Men men, MoveGenerator generator) {
    this.position = position;
    this.men = men;
    this.generator = generator;
  }

  /** A legal move that ends the game in one of a set of ways, or none. */
  int find(CheckInfo node, int endings) {
    long theirs = men.side[node.them];
    long mine = men.side[node.us];
    if ((mine & (mine - 1)) == 0 || Long.bitCount(theirs) <= 2) {
      return among(generator.write(node, MoveGenerator.Stage.ALL, moves, 0), endings);
    }
    long open = men.flights(node.them);
    if ((endings & MATE) != 0) {
      int mate = mate(node, open);
      if (mate != Move.NONE) {
        return mate;
      }
    }
    return (endings & STALEMATES) != 0 && canStop(node)
        ? stalemate(node, open, endings)
        : Move.NONE;
  }

  private int mate(CheckInfo node, long open) {
    int end = generator.write(node, MoveGenerator.Stage.CHECKS, moves, 0);
    for (int i = 0; i < end; i++) {
      if (mayCover(node, moves[i], open) && endsWith(moves[i], MATE)) {
        return moves[i];
      }
    }
    return Move.NONE;
  }

  private int stalemate(CheckInfo node, long open, int endings) {
    int end = generator.write(node, MoveGenerator.Stage.QUIET, moves, 0);
    for (int i = 0; i < end; i++) {
      if (mayCover(node, moves[i], open) && endsWith(moves[i], endings & STALEMATES)) {
        return moves[i];
      }
    }
    return Move.NONE;
  }

  private int among(int end, int endings) {
    for (int i = 0; i < end; i++) {
      if (endsWith(moves[i], endings)) {
        return moves[i];
      }
    }
    return Move.NONE;
  }

  private boolean endsWith(int move, int endings) {
    position.make(move);
    int how = position.ending().ordinal();
    position.unmake();
    return (endings >>> how & 1) != 0;
  }

  /**
   * Whether a move could take the enemy king's last squares: its man must attack them all from
   * where it goes, unless it opens a line for a rook.
   */
  private boolean mayCover(CheckInfo node, int move, long open) {
    if (open == 0) {
      return true;
    }
    int from = Move.from(move);
    int to = Move.to(move);
    int what = men.at[from];
    long occupied = (men.occupied() ^ (1L << from) ^ (1L << node.enemyKing)) | (1L << to);
    long covered =
        what == Men.PAWN && (to < 8 || to >= 56)
            ? Men.reach(node.us, generator.promotesTo(), to, occupied)
            : Men.reach(node.us, what, to, occupied);
    long uncovered = open & ~covered & ~(1L << to);
    return uncovered == 0 || opensLine(node, from);
  }

  private boolean opensLine(CheckInfo node, int from) {
    return (RookLines.EMPTY_BOARD[from] & men.kind[Men.ROOK] & men.side[node.us]) != 0;
  }

  /**
   * Whether one move could take all moves of the enemy's men but the king. It takes at most one of
   * them or stops one pawn; with rooks it also pins, at most two. Men pinned already do not count.
   */
  private boolean canStop(CheckInfo node) {
    long rooks = men.kind[Men.ROOK] & men.side[node.us];
    int limit = rooks == 0 ? 1 : 3;
    return !men.canMoveMoreThan(limit, node.them, men.screens(node.enemyKing, rooks));
  }
}
