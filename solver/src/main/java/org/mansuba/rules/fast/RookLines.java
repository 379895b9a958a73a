package org.mansuba.rules.fast;

/**
 * Rooks' lines. Attacks along a file come from hyperbola quintessence (o ^ (o - 2r), the reversed
 * half by a byte swap), along a rank from a table by file and occupancy of the six inner squares.
 */
final class RookLines {
  /** Both lines of each square, without the square, on an empty board. */
  static final long[] EMPTY_BOARD = new long[64];

  private static final long[] FILE = new long[64];
  private static final long[] RANK_ATTACKS = new long[8 * 64];
  private static final long[] BETWEEN = new long[64 * 64];
  private static final long[] LINE = new long[64 * 64];

  static {
    for (int square = 0; square < 64; square++) {
      FILE[square] = (0x0101010101010101L << (square & 7)) ^ (1L << square);
      EMPTY_BOARD[square] = FILE[square] | ((0xffL << (square & 56)) ^ (1L << square));
    }
    for (int file = 0; file < 8; file++) {
      for (int inner = 0; inner < 64; inner++) {
        RANK_ATTACKS[8 * inner + file] = walk(file, inner << 1, 1) | walk(file, inner << 1, -1);
      }
    }
    for (int a = 0; a < 64; a++) {
      for (int b = 0; b < 64; b++) {
        if (a != b && (EMPTY_BOARD[a] >>> b & 1) != 0) {
          BETWEEN[64 * a + b] = attacks(a, 1L << b) & attacks(b, 1L << a);
          LINE[64 * a + b] = (EMPTY_BOARD[a] & EMPTY_BOARD[b]) | (1L << a) | (1L << b);
        }
      }
    }
  }

  private RookLines() {}

  /** Squares a rook attacks, the first man on each line included. */
  static long attacks(int square, long occupied) {
    long mask = FILE[square];
    long blockers = occupied & mask;
    long rook = 1L << square;
    long up = blockers - rook;
    long down = Long.reverseBytes(Long.reverseBytes(blockers) - Long.reverseBytes(rook));
    int shift = square & 56;
    int inner = (int) (occupied >>> (shift + 1)) & 63;
    return ((up ^ down) & mask) | (RANK_ATTACKS[8 * inner + (square & 7)] << shift);
  }

  /** Squares strictly between two on one line; none if they are not. */
  static long between(int a, int b) {
    return BETWEEN[64 * a + b];
  }

  /** The whole rank or file through two squares; none if they are not on one. */
  static long line(int a, int b) {
    return LINE[64 * a + b];
  }

  /** Of the two lines of a square those that meet a zone, without the square. */
  static long through(int square, long zone) {
    long file = FILE[square];
    long rank = EMPTY_BOARD[square] ^ file;
    return ((file & zone) == 0 ? 0 : file) | ((rank & zone) == 0 ? 0 : rank);
  }

  private static long walk(int file, int occupied, int step) {
    long reached = 0;
    for (int at = file + step; at >= 0 && at < 8; at += step) {
      reached |= 1L << at;
      if ((occupied >> at & 1) != 0) {
        break;
      }
    }
    return reached;
  }
}
