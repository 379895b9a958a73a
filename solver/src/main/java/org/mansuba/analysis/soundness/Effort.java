package org.mansuba.analysis.soundness;

/** How much work the questions beside the verdict are worth. The verdict never depends on it. */
public enum Effort {
  /** Each gets as much work as finding the keys took, and says so where that did not suffice. */
  USUAL,
  /** Each gets all that the limits allow. */
  THOROUGH;

  private static final long LEAST = 500_000;

  /**
   * The positions that one question may visit.
   *
   * @param spent positions visited to find the keys
   */
  long allowance(long spent) {
    return this == THOROUGH ? Long.MAX_VALUE : Math.max(LEAST, spent);
  }
}
