package org.mansuba.analysis.soundness;

import java.util.List;
import org.mansuba.problem.Problem;
import org.mansuba.problem.PublishedLine;
import org.mansuba.rules.Move;
import org.mansuba.search.Limits;
import org.mansuba.search.SolveRequest;

/**
 * A problem to be checked.
 *
 * @param question diagram, rules, stipulation and limits; the diagram must be free of errors and
 *     the game not over in it
 * @param plan how far to go
 * @param lines lines from the diagram, possibly misprinted, whose moves count as the solution where
 *     they are as good as others
 */
public record CheckRequest(SolveRequest question, Plan plan, List<List<Move>> lines) {
  /** Copies the list. */
  public CheckRequest {
    lines = List.copyOf(lines);
  }

  /** The check of a problem with its published lines. */
  public static CheckRequest of(Problem problem, Plan plan, Limits limits) {
    return new CheckRequest(
        new SolveRequest(problem.setup(), problem.rules(), problem.stipulation(), limits),
        plan,
        problem.published().lines().stream().map(PublishedLine::moves).toList());
  }
}
