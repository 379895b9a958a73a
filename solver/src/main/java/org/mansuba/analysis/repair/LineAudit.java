package org.mansuba.analysis.repair;

import java.util.List;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.rules.Move;

/**
 * Examines every line that a verdict about a diagram rests on, before the verdict is given. Several
 * threads may call it at once.
 */
@FunctionalInterface
public interface LineAudit {
  /**
   * Examines a line that is said to reach the goal; throws an exception to refuse it.
   *
   * @param question the diagram and the stipulation
   * @param moves how many attacker moves the line is said to have
   */
  void examine(Question question, List<Move> line, int moves);
}
