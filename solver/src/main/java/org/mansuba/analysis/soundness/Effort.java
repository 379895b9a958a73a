package org.mansuba.analysis.soundness;

/** How much work the questions beside the verdict are worth. The verdict never depends on it. */
public enum Effort {
  /** Each gets as much work as finding the keys took, and says so where that did not suffice. */
  BRIEF,
  /**
   * Each gets that, or what takes a second or two; and first moves that are left open at the length
   * asked for get three times as much as finding the keys took, but no less than 6 million
   * positions and no more than 12 million. So where the keys took longer than that they get less.
   */
  USUAL,
  /** Each gets all that the limits allow. */
  THOROUGH;

  private static final long LEAST_BRIEF = 500_000;
  private static final long LEAST = 2_000_000;
  private static final long LEAST_FOR_SURVEY = 6_000_000;
  private static final long MOST_FOR_SURVEY = 12_000_000;
  private static final int SURVEYED = 3;

  /**
   * The positions that one question may visit.
   *
   * @param spent positions visited to find the keys
   */
  long allowance(long spent) {
    return switch (this) {
      case BRIEF -> Math.max(LEAST_BRIEF, spent);
      case USUAL -> Math.max(LEAST, spent);
      case THOROUGH -> Long.MAX_VALUE;
    };
  }

  /** Whether first moves that are left open are surveyed, not decided one after the other. */
  boolean surveys() {
    return this != BRIEF;
  }

  /**
   * The positions that a survey of the first moves left open may visit.
   *
   * @param spent positions visited to find the keys
   */
  long surveyAllowance(long spent) {
    return this == THOROUGH
        ? Long.MAX_VALUE
        : Math.clamp(spent * SURVEYED, LEAST_FOR_SURVEY, MOST_FOR_SURVEY);
  }
}
