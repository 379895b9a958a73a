package org.mansuba.problem.foreign;

import java.util.List;
import org.mansuba.problem.Problem;

/**
 * A problem imported from another program's file. Immutable.
 *
 * @param problem the problem
 * @param lost one sentence for each part that was left out
 */
public record Imported(Problem problem, List<String> lost) {
  /** Copies the list. */
  public Imported {
    lost = List.copyOf(lost);
  }
}
