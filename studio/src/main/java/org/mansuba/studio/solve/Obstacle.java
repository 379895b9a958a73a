package org.mansuba.studio.solve;

import org.mansuba.answer.Contradiction;
import org.mansuba.problem.Problem;
import org.mansuba.rules.legality.DiagramCheck;
import org.mansuba.rules.plain.PlainPosition;
import org.mansuba.studio.i18n.Texts;

/** Why a problem cannot be searched, or why a search has failed, in words. */
public final class Obstacle {
  private Obstacle() {}

  /** What prevents a search; empty if nothing does. */
  public static String of(Problem problem, LimitTexts limits, Texts texts) {
    if (isWrong(problem)) {
      return texts.get("solve.unplayable");
    }
    if (!limits.areRight()) {
      return texts.get("solve.badLimit", limits.mostMebibytes());
    }
    return isOver(problem) ? texts.get("solve.over") : "";
  }

  /** Whether there is a game to be searched, whatever the limits; any thread may ask. */
  public static boolean isPlayable(Problem problem) {
    return !isWrong(problem) && !isOver(problem);
  }

  private static boolean isWrong(Problem problem) {
    return !DiagramCheck.isPlayable(problem.setup(), problem.rules());
  }

  private static boolean isOver(Problem problem) {
    return PlainPosition.of(problem.setup(), problem.rules()).ending().isOver();
  }

  /** Why a search has failed. */
  public static String failure(Throwable failure, Texts texts) {
    return switch (failure) {
      case OutOfMemoryError _ -> texts.get("solve.noMemory");
      case Contradiction found ->
          texts.get("solve.contradicted", String.valueOf(found.getMessage()));
      default -> texts.get("solve.failed", String.valueOf(failure));
    };
  }
}
