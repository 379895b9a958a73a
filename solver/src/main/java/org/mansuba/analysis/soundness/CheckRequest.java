package org.mansuba.analysis.soundness;

import org.mansuba.problem.Problem;
import org.mansuba.search.Limits;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.WinOracle;

/**
 * A problem to be checked.
 *
 * @param problem the problem; its diagram must be free of errors and the game not over in it. Moves
 *     of its published lines count as the solution where they are as good as others
 * @param plan how far to go
 * @param limits how much may be used to find out
 * @param known what is known of wins beforehand by the problem's rules
 */
public record CheckRequest(Problem problem, Plan plan, Limits limits, WinOracle known) {
  /** A check of a problem about which nothing is known beforehand. */
  public CheckRequest(Problem problem, Plan plan, Limits limits) {
    this(problem, plan, limits, WinOracle.NONE);
  }

  /** The question about the win. */
  public SolveRequest solveRequest() {
    return new SolveRequest(problem.question(), limits, known);
  }
}
