package org.mansuba.search.engine;

/** Hash keys for state that is not part of a position. */
final class KeyMixer {
  private KeyMixer() {}

  /** Hashes a number by the finalizer of SplitMix64 (Steele et al., 2014). */
  static long mix(long value) {
    long z = value * 0x9e37_79b9_7f4a_7c15L;
    z = (z ^ (z >>> 30)) * 0xbf58_476d_1ce4_e5b9L;
    return z ^ (z >>> 27);
  }

  /** Hashes a number for second keys by the finalizer of MurmurHash3 (Appleby, 2011). */
  static long mixSecond(long value) {
    long z = value + 0x6a09_e667_f3bc_c909L;
    z = (z ^ (z >>> 33)) * 0xff51_afd7_ed55_8ccdL;
    z = (z ^ (z >>> 33)) * 0xc4ce_b9fe_1a85_ec53L;
    return z ^ (z >>> 33);
  }
}
