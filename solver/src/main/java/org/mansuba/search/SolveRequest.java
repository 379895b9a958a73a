package org.mansuba.search;

import org.mansuba.problem.stipulation.Question;
import org.mansuba.problem.stipulation.Questioned;

/**
 * A question to the solver, and how much may be used to answer it.
 *
 * @param question its diagram must be free of errors
 * @param limits how much time, memory and work may be used
 * @param known wins known beforehand by the rules of the question
 */
public record SolveRequest(Question question, Limits limits, WinOracle known)
    implements Questioned {
  /** A question about which nothing is known beforehand. */
  public SolveRequest(Question question, Limits limits) {
    this(question, limits, WinOracle.NONE);
  }

  /** Returns the same question within other limits. */
  public SolveRequest within(Limits newLimits) {
    return new SolveRequest(question, newLimits, known);
  }

  /** Returns the same question with wins known beforehand. */
  public SolveRequest withKnown(WinOracle oracle) {
    return new SolveRequest(question, limits, oracle);
  }
}
