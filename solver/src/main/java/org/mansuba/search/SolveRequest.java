package org.mansuba.search;

import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;

/**
 * A question to the solver.
 *
 * @param setup the diagram; it must be free of errors
 * @param rules the rules of the game
 * @param stipulation what is to be forced
 * @param limits how much may be used to find out
 * @param known what is known beforehand by these rules
 */
public record SolveRequest(
    Setup setup, RuleSet rules, Stipulation stipulation, Limits limits, WinOracle known) {
  /** A question of which nothing is known beforehand. */
  public SolveRequest(Setup setup, RuleSet rules, Stipulation stipulation, Limits limits) {
    this(setup, rules, stipulation, limits, WinOracle.NONE);
  }

  /** The same within other limits. */
  public SolveRequest within(Limits newLimits) {
    return new SolveRequest(setup, rules, stipulation, newLimits, known);
  }

  /** The same with something known. */
  public SolveRequest withKnown(WinOracle lengths) {
    return new SolveRequest(setup, rules, stipulation, limits, lengths);
  }
}
