package org.mansuba.bench;

import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.Stipulation;

/**
 * One problem of the suite.
 *
 * @param name what the measurement is called
 * @param problem the problem
 * @param stipulation what is asked of it
 * @param work what is to be done with it
 */
public record Task(String name, Problem problem, Stipulation stipulation, Work work) {
  /** What is to be done with a problem. */
  public enum Work {
    /** The shortest win is to be found. */
    SOLVE,
    /** Every first move is to be decided, and all duals are to be found. */
    CHECK
  }
}
