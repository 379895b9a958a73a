package org.mansuba.rules.fast;

import java.util.SplittableRandom;

/**
 * Random numbers for two incremental hashes after Zobrist (1970), the same in every run. Each hash
 * has its own stream of numbers, so that neither can be computed from the other.
 */
final class ZobristKeys {
  /** The key of Black to move. */
  static final long BLACK_TO_MOVE;

  /** The same in the second hash. */
  static final long SECOND_BLACK_TO_MOVE;

  /** Both numbers of a man side by side, so that one cache line holds them. */
  private static final long[] MEN = new long[2 * 8 * 64 * 2];

  static {
    BLACK_TO_MOVE = fill(0, new SplittableRandom(0x5ba7_4a9c_0de5_ca1eL));
    SECOND_BLACK_TO_MOVE = fill(1, new SplittableRandom(0x1d8e_4e27_c47d_124fL));
  }

  private ZobristKeys() {}

  /** Sets every other number and returns the one that comes after them. */
  private static long fill(int first, SplittableRandom random) {
    for (int i = first; i < MEN.length; i += 2) {
      MEN[i] = random.nextLong();
    }
    return random.nextLong();
  }

  /** The place of a man's keys: side 0 or 1, kind by ordinal, square 0 to 63. */
  static int place(int side, int kind, int square) {
    return ((side << 9) | (kind << 6) | square) << 1;
  }

  /** The key of the man at a place. */
  static long key(int place) {
    return MEN[place];
  }

  /** The second key of the man at a place. */
  static long second(int place) {
    return MEN[place + 1];
  }
}
