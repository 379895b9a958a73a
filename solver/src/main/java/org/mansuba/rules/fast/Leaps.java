package org.mansuba.rules.fast;

/** Which squares a man attacks that steps or leaps: one bit set for each square, by table. */
final class Leaps {
  static final long[] KING = table(1, 0, 1, 1);
  static final long[] FERZ = table(1, 1);
  static final long[] ALFIL = table(2, 2);
  static final long[] KNIGHT = table(1, 2, 2, 1);

  /** By side (0 White, 1 Black) and square: where a pawn captures. */
  static final long[][] PAWN = {pawnTable(1), pawnTable(-1)};

  static final long NOT_A = 0xfefefefefefefefeL;
  static final long NOT_H = 0x7f7f7f7f7f7f7f7fL;
  static final long NOT_AB = 0xfcfcfcfcfcfcfcfcL;
  static final long NOT_GH = 0x3f3f3f3f3f3f3f3fL;

  private Leaps() {}

  /** All squares attacked by ferzes on a set of squares. */
  static long ferzes(long from) {
    long east = from & NOT_H;
    long west = from & NOT_A;
    return (east << 9) | (east >>> 7) | (west << 7) | (west >>> 9);
  }

  /** All squares attacked by alfils on a set of squares. */
  static long alfils(long from) {
    long east = from & NOT_GH;
    long west = from & NOT_AB;
    return (east << 18) | (east >>> 14) | (west << 14) | (west >>> 18);
  }

  /** All squares attacked by knights on a set of squares. */
  static long knights(long from) {
    long east = from & NOT_H;
    long west = from & NOT_A;
    long farEast = from & NOT_GH;
    long farWest = from & NOT_AB;
    return (east << 17)
        | (east >>> 15)
        | (west << 15)
        | (west >>> 17)
        | (farEast << 10)
        | (farEast >>> 6)
        | (farWest << 6)
        | (farWest >>> 10);
  }

  /** All squares attacked by pawns of a side (0 White, 1 Black) on a set of squares. */
  static long pawns(int side, long from) {
    long east = from & NOT_H;
    long west = from & NOT_A;
    return side == 0 ? (east << 9) | (west << 7) : (east >>> 7) | (west >>> 9);
  }

  /** Pairs of distances, each in all eight reflections. */
  private static long[] table(int... distances) {
    long[] reach = new long[64];
    for (int square = 0; square < 64; square++) {
      for (int i = 0; i < distances.length; i += 2) {
        for (int reflection = 0; reflection < 4; reflection++) {
          int dx = (reflection & 1) == 0 ? distances[i] : -distances[i];
          int dy = (reflection & 2) == 0 ? distances[i + 1] : -distances[i + 1];
          reach[square] |= bit(square, dx, dy) | bit(square, dy, dx);
        }
      }
    }
    return reach;
  }

  private static long[] pawnTable(int forward) {
    long[] reach = new long[64];
    for (int square = 0; square < 64; square++) {
      reach[square] = bit(square, 1, forward) | bit(square, -1, forward);
    }
    return reach;
  }

  private static long bit(int square, int dx, int dy) {
    int file = (square & 7) + dx;
    int rank = (square >> 3) + dy;
    return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? 1L << (8 * rank + file) : 0;
  }
}
