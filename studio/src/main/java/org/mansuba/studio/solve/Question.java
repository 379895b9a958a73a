package org.mansuba.studio.solve;

import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.search.Limits;
import org.mansuba.search.SolveRequest;

/**
 * What of a problem the solver is asked about. Answers are kept by question, so that one comes back
 * when a change of the problem is undone.
 *
 * @param setup the diagram
 * @param rules the rules
 * @param stipulation what is to be forced
 */
public record Question(Setup setup, RuleSet rules, Stipulation stipulation) {
  /** The question a problem asks. */
  public static Question of(Problem problem) {
    return new Question(problem.setup(), problem.rules(), problem.stipulation());
  }

  SolveRequest within(Limits limits) {
    return new SolveRequest(setup, rules, stipulation, limits);
  }
}
