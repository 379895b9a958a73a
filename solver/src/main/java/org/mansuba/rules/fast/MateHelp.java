package org.mansuba.rules.fast;

import java.util.Arrays;

/**
 * Collects where another man of the side to move would have to stand, or which square he would have
 * to leave, for a move to mate. The sets may be too large, never too small: {@link QuietRefuter}
 * explains why every case is covered. Squares on lines of rooks are collected without asking what a
 * man there changes.
 */
final class MateHelp {
  private final Men men;
  private final int promotesTo;
  private final long[] arriving = new long[6];
  private long leaving;
  private long lines;

  private int us;
  private int them;
  private int king;
  private long own;
  private long theirs;
  private long occupied;

  /** Enemy men that surely can take what they attack. */
  private long takers;

  /** Where the enemy king could go if he were to move now. */
  private long flights;

  /** Where men of the side to move may go, or could if no other of theirs stood there. */
  private long reachable;

  MateHelp(Men men, int promotesTo) {
    this.men = men;
    this.promotesTo = promotesTo;
  }

  /** Where a man of a kind may help when he has come there; not all that is on {@link #lines}. */
  long arriving(int what) {
    return arriving[what];
  }

  /** From where a man may help by having left. */
  long leaving() {
    return leaving;
  }

  /** Where the enemy king is, and all squares he could step to. */
  long zone() {
    return Leaps.KING[king] | 1L << king;
  }

  /** Where any man may help by standing in a line. */
  long lines() {
    return lines;
  }

  /**
   * Looks at a position in which none of the side to move gives check by leaving a line.
   *
   * @param endings the endings that count
   * @return false if nothing can be said
   */
  boolean collect(CheckInfo node, int endings) {
    us = node.us;
    them = node.them;
    king = node.enemyKing;
    own = men.side[us];
    theirs = men.side[them];
    occupied = men.occupied();
    long rooks = men.kind[Men.ROOK] & own;
    if (node.discoverers != 0 || ((endings & EndingMoves.STALEMATES) != 0 && mayStop(rooks))) {
      return false;
    }
    takers = theirs & ~men.kind[Men.KING] & (rooks == 0 ? -1 : ~RookLines.EMPTY_BOARD[king]);
    leaving = 0;
    lines = linesOf(rooks) | linesOfCheckers(node);
    Arrays.fill(arriving, 0);
    arriving[Men.ROOK] = RookLines.EMPTY_BOARD[king];
    // A king that is elsewhere need not be in check.
    arriving[Men.KING] = node.checkers == 0 ? 0 : -1;
    flights = men.flights(them);
    reachable = node.checkers == 0 ? -1 : node.targets;
    for (int what = Men.FERZ; what <= Men.KNIGHT; what++) {
      leapers(node, what);
    }
    if (rooks != 0) {
      rooks(node, rooks);
    }
    pawns(node);
    return true;
  }

  /** Squares between own rooks and the enemy king. */
  private long linesOf(long rooks) {
    long squares = 0;
    for (long left = rooks & RookLines.EMPTY_BOARD[king]; left != 0; left &= left - 1) {
      squares |= RookLines.between(king, Long.numberOfTrailingZeros(left));
    }
    return squares;
  }

  /** Squares on which a check to the own king could be stopped. */
  private static long linesOfCheckers(CheckInfo node) {
    long squares = 0;
    for (long left = node.checkers; left != 0; left &= left - 1) {
      squares |= RookLines.between(node.king, Long.numberOfTrailingZeros(left));
    }
    return squares;
  }

  private void leapers(CheckInfo node, int what) {
    long mine = men.kind[what] & own;
    for (long left = node.checkFrom[what] & reachable; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long reach = Men.reach(us, what, square, 0);
      long bit = 1L << square;
      if ((own & bit) != 0) {
        if ((reach & mine) != 0) {
          leaving |= bit;
        }
      } else if (!canBeTaken(square)) {
        if ((flights & ~reach) == 0) {
          arriving[what] |= reach;
        }
        checks(reach & mine, square, reach);
      }
    }
  }

  private void rooks(CheckInfo node, long rooks) {
    leaving |= node.checkFrom[Men.ROOK] & own;
    for (long left = node.checkFrom[Men.ROOK] & reachable; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      if (canBeTaken(square)) {
        continue;
      }
      long lines = RookLines.EMPTY_BOARD[square];
      if ((flights & ~lines) == 0) {
        arriving[Men.ROOK] |= lines;
      }
      for (long each = lines & rooks; each != 0; each &= each - 1) {
        leaving |= RookLines.between(square, Long.numberOfTrailingZeros(each)) & own;
      }
      if ((own >>> square & 1) == 0) {
        long reach = RookLines.attacks(square, occupied & ~rooks & ~(1L << king));
        checks(RookLines.attacks(square, occupied) & rooks, square, reach);
      }
    }
  }

  private void pawns(CheckInfo node) {
    long checking = Leaps.PAWN[them][king] & ~Men.LAST_RANKS;
    long promoting = node.checkFrom[promotesTo] & Men.LAST_RANKS;
    for (long left = (checking | promoting) & reachable; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      int before = us == 0 ? square - 8 : square + 8;
      if (before < 0 || before > 63) {
        continue;
      }
      long bit = 1L << square;
      long from = (theirs & bit) != 0 ? Leaps.PAWN[them][square] : 1L << before;
      long mine = from & men.kind[Men.PAWN] & own;
      if ((own & bit) != 0) {
        leaving |= mine == 0 ? 0 : bit;
      } else if (!canBeTaken(square)) {
        int becomes = (bit & Men.LAST_RANKS) != 0 ? promotesTo : Men.PAWN;
        long reach = Men.reach(us, becomes, square, 0);
        if ((flights & ~reach) == 0) {
          arriving[Men.PAWN] |= from;
        }
        checks(mine, square, reach);
      }
    }
  }

  /** Whether a man giving check from a square could be taken, if nobody steps in the way. */
  private boolean canBeTaken(int square) {
    long attackers = men.attackers(them, square, occupied) & takers;
    if ((attackers & ~men.kind[Men.ROOK]) != 0) {
      return true;
    }
    if (attackers == 0) {
      return false;
    }
    lines |= RookLines.between(square, Long.numberOfTrailingZeros(attackers));
    return true;
  }

  /** Men check from a square that they can go to: who covers all flights that are left? */
  private void checks(long from, int square, long reach) {
    for (long left = from; left != 0; left &= left - 1) {
      long gone = left & -left;
      long seen = (occupied & ~gone & ~(1L << king)) | 1L << square;
      long open =
          Leaps.KING[king]
              & ~(theirs & ~(1L << square))
              & ~reach
              & ~men.attackedBy(own & ~gone, us, seen);
      for (int what = Men.KING; what <= Men.PAWN; what++) {
        arriving[what] |= guards(what, open);
      }
    }
  }

  /** From where a man of a kind attacks all of some squares. */
  private long guards(int what, long squares) {
    long all = -1;
    for (long left = squares; left != 0 && all != 0; left &= left - 1) {
      all &= from(us, what, Long.numberOfTrailingZeros(left));
    }
    return all;
  }

  /** From where a man of a side attacks a square, whatever stands between. */
  static long from(int side, int what, int square) {
    return Men.reach(side ^ 1, what, square, 0);
  }

  /**
   * Whether a quiet move and another one could take all moves of the enemy's men but the king. Each
   * blocks a pawn or takes a man at most; with rooks the second also pins, at most two.
   */
  private boolean mayStop(long rooks) {
    int limit = rooks == 0 ? 2 : 4;
    return !men.canMoveMoreThan(limit, them, men.screens(king, rooks));
  }
}
