package org.mansuba.rules.fast;

import java.util.SplittableRandom;

/** Random numbers for incremental hashing after Zobrist (1970), the same in every run. */
final class ZobristKeys {
  /** The key of Black to move. */
  static final long BLACK_TO_MOVE;

  private static final long[] MEN = new long[2 * 8 * 64];

  static {
    SplittableRandom random = new SplittableRandom(0x5ba7_4a9c_0de5_ca1eL);
    for (int i = 0; i < MEN.length; i++) {
      MEN[i] = random.nextLong();
    }
    BLACK_TO_MOVE = random.nextLong();
  }

  private ZobristKeys() {}

  /** The key of a man: side 0 or 1, kind by ordinal, square 0 to 63. */
  static long man(int side, int kind, int square) {
    return MEN[(side << 9) | (kind << 6) | square];
  }
}
