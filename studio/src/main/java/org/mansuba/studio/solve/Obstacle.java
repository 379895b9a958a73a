package org.mansuba.studio.solve;

import org.mansuba.problem.Problem;
import org.mansuba.rules.legality.DiagramCheck;
import org.mansuba.rules.legality.Finding;
import org.mansuba.rules.plain.PlainPosition;
import org.mansuba.studio.i18n.Texts;

/** Why a problem cannot be searched, or why a search has failed, in words. */
public final class Obstacle {
  private Obstacle() {}

  /** What stands in the way of a search; empty if nothing does. */
  public static String of(Problem problem, LimitTexts limits, Texts texts) {
    if (DiagramCheck.check(problem.setup(), problem.rules()).stream().anyMatch(Finding::isError)) {
      return texts.get("solve.unplayable");
    }
    if (!limits.areRight()) {
      return texts.get("solve.badLimit", limits.mostMebibytes());
    }
    return PlainPosition.of(problem.setup(), problem.rules()).ending().isOver()
        ? texts.get("solve.over")
        : "";
  }

  /** Why a search has failed. */
  public static String failure(Throwable failure, Texts texts) {
    return failure instanceof OutOfMemoryError
        ? texts.get("solve.noMemory")
        : texts.get("solve.failed", String.valueOf(failure));
  }
}
