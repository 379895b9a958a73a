package org.mansuba.rules.fast;

import org.mansuba.rules.Move;

/** Writes the legal moves of a position, all of them or one stage, without making any. */
final class MoveGenerator {
  /** Which moves to write. */
  enum Stage {
    ALL,
    CHECKS,
    QUIET
  }

  private final Men men;
  private final int promotesTo;

  /**
   * A generator for one board.
   *
   * @param promotesTo the kind a pawn becomes
   */
  MoveGenerator(Men men, int promotesTo) {
    this.men = men;
    this.promotesTo = promotesTo;
  }

  /** The kind a pawn becomes. */
  int promotesTo() {
    return promotesTo;
  }

  /** Writes moves from an index on and returns the index behind the last. */
  int write(CheckInfo node, Stage stage, int[] into, int start) {
    int end = start;
    long own = men.side[node.us];
    long occupied = men.occupied();
    if (node.targets != 0) {
      for (long left = own & ~men.kind[Men.KING] & ~men.kind[Men.PAWN]; left != 0; ) {
        int from = Long.numberOfTrailingZeros(left);
        left &= left - 1;
        int what = men.at[from];
        long to = free(node, from, Men.reach(node.us, what, from, occupied) & node.targets);
        end = append(into, end, from, staged(node, stage, what, from, to));
      }
      for (long left = own & men.kind[Men.PAWN]; left != 0; left &= left - 1) {
        int from = Long.numberOfTrailingZeros(left);
        long to = free(node, from, pawnMoves(node, from, occupied) & node.targets);
        end = append(into, end, from, stagedPawn(node, stage, from, to));
      }
    }
    long flights = men.flights(node.us);
    return append(into, end, node.king, staged(node, stage, Men.KING, node.king, flights));
  }

  /** How many legal moves there are. */
  int count(CheckInfo node) {
    long own = men.side[node.us];
    long occupied = men.occupied();
    int sum = Long.bitCount(men.flights(node.us));
    if (node.targets == 0) {
      return sum;
    }
    for (long left = own & ~men.kind[Men.KING]; left != 0; left &= left - 1) {
      sum += Long.bitCount(moves(node, Long.numberOfTrailingZeros(left), occupied));
    }
    return sum;
  }

  /** Whether there is a legal move. */
  boolean any(CheckInfo node) {
    long occupied = men.occupied();
    if (node.targets != 0) {
      for (long left = men.side[node.us] & ~men.kind[Men.KING]; left != 0; left &= left - 1) {
        if (moves(node, Long.numberOfTrailingZeros(left), occupied) != 0) {
          return true;
        }
      }
    }
    return men.flights(node.us) != 0;
  }

  /** Whether a packed move is legal; it may stem from any other position. */
  boolean isLegal(CheckInfo node, int move) {
    int from = Move.from(move);
    if (Move.isSwap(move) || (men.side[node.us] >>> from & 1) == 0) {
      return false;
    }
    long occupied = men.occupied();
    if (from != node.king) {
      return (moves(node, from, occupied) >>> Move.to(move) & 1) != 0;
    }
    int to = Move.to(move);
    long steps = Leaps.KING[from] & ~men.side[node.us];
    return (steps >>> to & 1) != 0 && men.attackers(node.them, to, occupied ^ (1L << from)) == 0;
  }

  /** Whether a legal move gives check. */
  boolean givesCheck(CheckInfo node, int move) {
    int from = Move.from(move);
    int what = men.at[from];
    long to = 1L << Move.to(move);
    long checks =
        what == Men.PAWN
            ? stagedPawn(node, Stage.CHECKS, from, to)
            : staged(node, Stage.CHECKS, what, from, to);
    return checks != 0;
  }

  /** Squares a man other than the king can legally go to. */
  long moves(CheckInfo node, int from, long occupied) {
    int what = men.at[from];
    long reach =
        what == Men.PAWN
            ? pawnMoves(node, from, occupied)
            : Men.reach(node.us, what, from, occupied);
    return free(node, from, reach & node.targets);
  }

  private static long free(CheckInfo node, int from, long to) {
    return (node.pinned >>> from & 1) != 0 ? to & RookLines.line(node.king, from) : to;
  }

  private long pawnMoves(CheckInfo node, int from, long occupied) {
    long bit = 1L << from;
    long step = node.us == 0 ? bit << 8 : bit >>> 8;
    return (step & ~occupied) | (Leaps.PAWN[node.us][from] & men.side[node.them]);
  }

  private static long staged(CheckInfo node, Stage stage, int what, int from, long to) {
    if (stage == Stage.ALL || to == 0) {
      return to;
    }
    long checks = node.checkTargets(what, from);
    return stage == Stage.CHECKS ? to & checks : to & ~checks;
  }

  private long stagedPawn(CheckInfo node, Stage stage, int from, long to) {
    if (stage == Stage.ALL || to == 0) {
      return to;
    }
    long promoting = to & Men.LAST_RANKS;
    long checks =
        promoting != 0 ? node.checkTargets(promotesTo, from) : node.checkTargets(Men.PAWN, from);
    return stage == Stage.CHECKS ? to & checks : to & ~checks;
  }

  private static int append(int[] into, int start, int from, long to) {
    int end = start;
    for (long left = to; left != 0; left &= left - 1) {
      into[end++] = Move.pack(from, Long.numberOfTrailingZeros(left));
    }
    return end;
  }
}
