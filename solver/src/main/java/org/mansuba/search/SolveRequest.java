package org.mansuba.search;

import org.mansuba.problem.stipulation.Question;
import org.mansuba.problem.stipulation.Questioned;

/**
 * A question to the solver, with the resources it may use.
 *
 * @param question its diagram must be free of errors
 * @param limits limits of time, nodes, memory and threads
 * @param known wins known without a search, under the rules of the question
 */
public record SolveRequest(Question question, Limits limits, WinOracle known)
    implements Questioned {
  /** Creates a request with nothing known beforehand. */
  public SolveRequest(Question question, Limits limits) {
    this(question, limits, WinOracle.NONE);
  }

  /** Returns the same request with other limits. */
  public SolveRequest within(Limits newLimits) {
    return new SolveRequest(question, newLimits, known);
  }

  /** Returns the same request with wins known without a search. */
  public SolveRequest withKnown(WinOracle oracle) {
    return new SolveRequest(question, limits, oracle);
  }
}
