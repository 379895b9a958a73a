package org.mansuba.analysis.soundness;

import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.search.Bounds;

/**
 * How far a check goes. Immutable.
 *
 * @param within first moves are decided up to at least this number of attacker moves, or {@link
 *     #AS_STIPULATED}
 * @param refutations how many refutations a try may have, at least 1
 * @param effort how much work the questions beside the verdict are worth
 */
public record Plan(int within, int refutations, Effort effort) {
  /**
   * The value of {@link #within} for the stipulated number of moves; where none is stipulated, for
   * the length of the win and as much as two more as little work allows.
   */
  public static final int AS_STIPULATED = 0;

  private static final int BEYOND = 2;

  /** As stipulated, tries with one refutation, usual effort. */
  public static final Plan USUAL = new Plan(AS_STIPULATED, 1, Effort.USUAL);

  /** The same with as little work beside the verdict as possible. */
  public static final Plan BRIEF = new Plan(AS_STIPULATED, 1, Effort.BRIEF);

  /**
   * Up to which number of attacker moves first moves are to be decided if that is possible.
   *
   * @param shortest the length of the shortest win, which is known
   */
  int horizon(Stipulation stipulation, Bounds shortest) {
    int last = stipulation.limit().isPresent() ? stipulation.moves() : shortest.winIn() + BEYOND;
    return Math.min(Math.max(within, last), Stipulation.MAX_MOVES);
  }

  /**
   * Checks the ranges.
   *
   * @throws IllegalArgumentException if a number is below its least
   */
  public Plan {
    if (within < 0 || refutations < 1) {
      throw new IllegalArgumentException("a plan below the least possible");
    }
  }
}
