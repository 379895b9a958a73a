package org.mansuba.answer;

import org.mansuba.search.Cancellation;
import org.mansuba.search.Solution;
import org.mansuba.search.SolveListener;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.solver.Solver;

/** How a question is searched: from the beginning, or from where an earlier run stopped. */
@FunctionalInterface
public interface SearchMethod {
  /**
   * Searches for an answer, which is not verified yet.
   *
   * @throws IllegalArgumentException if the diagram has errors
   */
  Solution run(SolveRequest request, SolveListener listener, Cancellation cancellation);

  /** Returns the method that knows nothing beforehand. */
  static SearchMethod fromTheBeginning() {
    return (request, listener, cancellation) -> new Solver().solve(request, listener, cancellation);
  }
}
