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
 */
public record SolveRequest(Setup setup, RuleSet rules, Stipulation stipulation, Limits limits) {}
