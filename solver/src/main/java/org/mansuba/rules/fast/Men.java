package org.mansuba.rules.fast;

import java.util.Arrays;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Square;
import org.mansuba.rules.Setup;

/**
 * Who stands where: a bit board for each kind and each side, a mailbox beside them, and their
 * common key. Sides are 0 (White) and 1 (Black), kinds are ordinals of {@link Kind}.
 */
final class Men {
  static final int KING = 0;
  static final int FERZ = 1;
  static final int ALFIL = 2;
  static final int KNIGHT = 3;
  static final int ROOK = 4;
  static final int PAWN = 5;
  static final int NOBODY = 6;

  /** Squares on which a pawn of either side promotes. */
  static final long LAST_RANKS = 0xff000000000000ffL;

  /** Squares by kind, of both sides. */
  final long[] kind = new long[6];

  /** Squares by side. */
  final long[] side = new long[2];

  /** Kind by square, {@link #NOBODY} where none stands. */
  final byte[] at = new byte[64];

  /** The key of all men. */
  long key;

  Men(Setup setup) {
    Arrays.fill(at, (byte) NOBODY);
    setup.men().forEach(this::put);
  }

  private void put(Square square, Man man) {
    put(man.side().ordinal(), man.kind().ordinal(), square.ordinal());
  }

  /** Takes all men off. */
  void clear() {
    for (long left = occupied(); left != 0; left &= left - 1) {
      at[Long.numberOfTrailingZeros(left)] = NOBODY;
    }
    Arrays.fill(kind, 0);
    Arrays.fill(side, 0);
    key = 0;
  }

  /** Puts a man on an empty square. */
  void put(int owner, int what, int square) {
    long bit = 1L << square;
    kind[what] |= bit;
    side[owner] |= bit;
    at[square] = (byte) what;
    key ^= ZobristKeys.man(owner, what, square);
  }

  /** Takes the man off a square. */
  void remove(int owner, int what, int square) {
    long bit = 1L << square;
    kind[what] ^= bit;
    side[owner] ^= bit;
    at[square] = NOBODY;
    key ^= ZobristKeys.man(owner, what, square);
  }

  long occupied() {
    return side[0] | side[1];
  }

  int king(int owner) {
    return Long.numberOfTrailingZeros(kind[KING] & side[owner]);
  }

  /** Men of a side that attack a square, lines seen through the given occupancy. */
  long attackers(int owner, int square, long occupied) {
    long found =
        (Leaps.KNIGHT[square] & kind[KNIGHT])
            | (Leaps.FERZ[square] & kind[FERZ])
            | (Leaps.ALFIL[square] & kind[ALFIL])
            | (Leaps.KING[square] & kind[KING])
            | (Leaps.PAWN[owner ^ 1][square] & kind[PAWN]);
    long rooks = RookLines.EMPTY_BOARD[square] & kind[ROOK] & side[owner];
    if (rooks != 0) {
      found |= RookLines.attacks(square, occupied) & rooks;
    }
    return found & side[owner];
  }

  /** All squares a side attacks, lines seen through the given occupancy. */
  long attacked(int owner, long occupied) {
    return attackedBy(side[owner], owner, occupied);
  }

  /** All squares some men of a side attack, its king among them or not. */
  long attackedBy(long own, int owner, long occupied) {
    long reach =
        Leaps.KING[king(owner)]
            | Leaps.knights(kind[KNIGHT] & own)
            | Leaps.ferzes(kind[FERZ] & own)
            | Leaps.alfils(kind[ALFIL] & own)
            | Leaps.pawns(owner, kind[PAWN] & own);
    for (long rooks = kind[ROOK] & own; rooks != 0; rooks &= rooks - 1) {
      reach |= RookLines.attacks(Long.numberOfTrailingZeros(rooks), occupied);
    }
    return reach;
  }

  /** Squares the king of a side could go to if he were to move now. */
  long flights(int owner) {
    int square = king(owner);
    long steps = Leaps.KING[square] & ~side[owner];
    return steps == 0 ? 0 : steps & ~attacked(owner ^ 1, occupied() ^ (1L << square));
  }

  /**
   * Returns whether more than {@code limit} men of a side can move, not counting the king, pinned
   * men, and pawns that could only capture.
   */
  boolean canMoveMoreThan(int limit, int owner, long pinned) {
    long occupied = occupied();
    long own = side[owner];
    int mobile = 0;
    for (long left = own & ~kind[KING] & ~pinned; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      int what = at[from];
      long bit = left & -left;
      long to =
          what == PAWN
              ? (owner == 0 ? bit << 8 : bit >>> 8) & ~occupied
              : reach(owner, what, from, occupied) & ~own;
      if (to != 0 && ++mobile > limit) {
        return true;
      }
    }
    return false;
  }

  /**
   * Men of either side that alone stand between a king and a rook of {@code rooks}: pinned ones if
   * they are of the king's side, discoverers if they are of the rook's.
   */
  long screens(int kingSquare, long rooks) {
    long found = 0;
    long occupied = occupied();
    for (long left = rooks & RookLines.EMPTY_BOARD[kingSquare]; left != 0; left &= left - 1) {
      long between = RookLines.between(kingSquare, Long.numberOfTrailingZeros(left)) & occupied;
      if ((between & (between - 1)) == 0) {
        found |= between;
      }
    }
    return found;
  }

  /** Squares a man attacks from a square; of a pawn the squares it could capture on. */
  static long reach(int owner, int what, int square, long occupied) {
    return switch (what) {
      case KING -> Leaps.KING[square];
      case FERZ -> Leaps.FERZ[square];
      case ALFIL -> Leaps.ALFIL[square];
      case KNIGHT -> Leaps.KNIGHT[square];
      case ROOK -> RookLines.attacks(square, occupied);
      default -> Leaps.PAWN[owner][square];
    };
  }
}
