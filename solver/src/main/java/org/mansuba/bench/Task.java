package org.mansuba.bench;

import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.Stipulation;

/**
 * One problem of the suite.
 *
 * @param name what the measurement is called
 * @param problem the problem
 * @param stipulation what is asked of it
 */
public record Task(String name, Problem problem, Stipulation stipulation) {}
