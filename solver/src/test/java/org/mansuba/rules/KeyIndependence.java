package org.mansuba.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

/** Whether the second of two 64-bit keys adds 64 bits to what the first tells. */
public final class KeyIndependence {
  /** How far from one half a rate may be, in standard deviations: 4,096 rates are judged. */
  private static final double DEVIATIONS = 6;

  private KeyIndependence() {}

  /**
   * Asserts of different things, some thousands, that their two keys are independent: no bit of
   * one, and no sum of bits of both, depends on others, and no two bits agree too often.
   */
  public static void assertIndependent(List<Fingerprint> keys) {
    assertThat(rank(keys)).as("independent bits").isEqualTo(2 * Long.SIZE);
    double tolerance = DEVIATIONS * Math.sqrt(keys.size()) / 2;
    for (int i = 0; i < Long.SIZE; i++) {
      for (int j = 0; j < Long.SIZE; j++) {
        assertThat(agreements(keys, i, j) - keys.size() / 2.0)
            .as("agreements of bit %d with second bit %d", i, j)
            .isBetween(-tolerance, tolerance);
      }
    }
  }

  /** The rank, over the field of two elements, of what tells the keys from the first of them. */
  static int rank(List<Fingerprint> keys) {
    Fingerprint first = keys.getFirst();
    Fingerprint[] byLeadingBit = new Fingerprint[2 * Long.SIZE];
    int rank = 0;
    for (Fingerprint key : keys) {
      Fingerprint left = sum(key, first);
      int leading = leading(left);
      while (leading < byLeadingBit.length && byLeadingBit[leading] != null) {
        left = sum(left, byLeadingBit[leading]);
        leading = leading(left);
      }
      if (leading < byLeadingBit.length) {
        byLeadingBit[leading] = left;
        rank++;
      }
    }
    return rank;
  }

  private static Fingerprint sum(Fingerprint a, Fingerprint b) {
    return new Fingerprint(a.key() ^ b.key(), a.secondKey() ^ b.secondKey());
  }

  /** Leading zeros. */
  private static int leading(Fingerprint bits) {
    return bits.key() == 0
        ? Long.SIZE + Long.numberOfLeadingZeros(bits.secondKey())
        : Long.numberOfLeadingZeros(bits.key());
  }

  private static long agreements(List<Fingerprint> keys, int bit, int secondBit) {
    long count = 0;
    for (Fingerprint key : keys) {
      count += ~(key.key() >>> bit ^ key.secondKey() >>> secondBit) & 1;
    }
    return count;
  }
}
