package org.mansuba.rules.fast;

/**
 * A hash of bit boards that shares nothing with the keys of {@link ZobristKeys}. It is computed on
 * request, once a table entry is written or its first key matches, so that making a move costs
 * nothing more. It follows NH (Black et al., "UMAC: fast and secure message authentication", 1999):
 * a constant is added to each word of the position, and the 128-bit products of pairs of these are
 * added up. A difference in any bit of a word then changes a product by a multiple of the other
 * factor, which depends on the whole of another word.
 */
final class SecondHash {
  private static final long KINGS = 0xd1b5_4a32_d192_ed03L;
  private static final long FERZES = 0x8a5c_d789_635d_2dffL;
  private static final long ALFILS = 0x1218_8a1f_0f3e_9b65L;
  private static final long KNIGHTS = 0xf1bb_cdcb_bfa5_3e0bL;
  private static final long ROOKS = 0x6b79_3f4e_0d2c_71a9L;
  private static final long PAWNS = 0xa076_1d64_78bd_642fL;
  private static final long WHITE = 0xe703_7ed1_a0b4_28dbL;
  private static final long TO_MOVE = 0x589b_e6a4_7f1d_c035L;

  private static final long LOW = 0x8ebc_6af0_9c88_c6e3L;
  private static final long HIGH = 0xc3a5_c85c_97cb_3127L;

  private SecondHash() {}

  /** The hash of men and the side to move, 0 or 1. */
  static long of(Men men, int toMove) {
    return of(men, 0, Men.NOBODY, 0, men.side[0], toMove);
  }

  /**
   * The same after a man has gone from one square to another, which is not done here.
   *
   * @param mover its side
   * @param from where it stands, as a bit
   * @param to where it goes, as a bit; who stands there is taken
   * @param becomes its kind there
   */
  static long after(Men men, int mover, long from, long to, int becomes) {
    long white = men.side[0] & ~(from | to);
    return of(men, from | to, becomes, to, mover == 0 ? white | to : white, mover ^ 1);
  }

  private static long of(Men men, long gone, int kind, long come, long white, int toMove) {
    long kings = KINGS + board(men, Men.KING, gone, kind, come);
    long ferzes = FERZES + board(men, Men.FERZ, gone, kind, come);
    long alfils = ALFILS + board(men, Men.ALFIL, gone, kind, come);
    long knights = KNIGHTS + board(men, Men.KNIGHT, gone, kind, come);
    long rooks = ROOKS + board(men, Men.ROOK, gone, kind, come);
    long pawns = PAWNS + board(men, Men.PAWN, gone, kind, come);
    long whites = WHITE + white;
    long side = TO_MOVE + toMove;
    long low = kings * ferzes + alfils * knights + rooks * pawns + whites * side;
    long high =
        Math.multiplyHigh(kings, ferzes)
            + Math.multiplyHigh(alfils, knights)
            + Math.multiplyHigh(rooks, pawns)
            + Math.multiplyHigh(whites, side);
    // Low bits of products depend on few bits, and so do high bits of sums: both are spread.
    long sum = (low ^ (low >>> 32)) * LOW + (high ^ (high >>> 29)) * HIGH;
    sum = (sum ^ (sum >>> 32)) * LOW;
    return sum ^ (sum >>> 29);
  }

  private static long board(Men men, int what, long gone, int kind, long come) {
    long left = men.kind[what] & ~gone;
    return what == kind ? left | come : left;
  }
}
