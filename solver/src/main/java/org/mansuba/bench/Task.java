package org.mansuba.bench;

import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.Stipulation;

/**
 * One problem of the suite.
 *
 * @param name the name of the measurement
 * @param problem the problem
 * @param stipulation the stipulation to solve
 * @param work the work to measure
 */
public record Task(String name, Problem problem, Stipulation stipulation, Work work) {
  /** The work to measure. */
  public enum Work {
    /** Find the shortest win. */
    SOLVE,
    /** Decide every first move and find all duals. */
    CHECK
  }
}
