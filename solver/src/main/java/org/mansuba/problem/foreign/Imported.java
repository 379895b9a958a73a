package org.mansuba.problem.foreign;

import java.util.List;
import org.mansuba.problem.Problem;

/**
 * A problem that was read from another program's file. Immutable.
 *
 * @param problem the problem
 * @param lost what could not be carried over, a sentence each
 */
public record Imported(Problem problem, List<String> lost) {
  /** Copies the list. */
  public Imported {
    lost = List.copyOf(lost);
  }
}
