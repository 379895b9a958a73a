package org.mansuba.export.sheet;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.problem.Problem;
import org.mansuba.score.Score;

/**
 * A problem with all that is to be printed of it. Immutable.
 *
 * @param problem the problem
 * @param checked what a check has found and how much of it is printed, null if there was none
 * @param score the tree of the solution, the author's and that of the check in one
 * @param style the words and letters
 * @param blocks the sheet from top to bottom
 */
public record Sheet(
    Problem problem, @Nullable Checkup checked, Score score, Style style, List<Block> blocks) {
  /** Copies the list. */
  public Sheet {
    blocks = List.copyOf(blocks);
  }

  /** What a check has found and how much of it is printed, if there was one. */
  public Optional<Checkup> checkup() {
    return Optional.ofNullable(checked);
  }

  /** What a check has found, if there was one. */
  public Optional<Report> report() {
    return checkup().map(Checkup::report);
  }

  /** The sheet of a problem that has not been checked: its own solution is printed. */
  public static Sheet of(Problem problem, Style style) {
    Score score = problem.solution();
    List<Block> blocks = new SheetMaker(problem, Findings.none(style.words()), score, style).make();
    return new Sheet(problem, null, score, style, blocks);
  }

  /** The sheet of a problem that has been checked. */
  public static Sheet of(Problem problem, Report report, SolutionExtent detail, Style style) {
    Score score = Overlay.of(problem.solution(), SolutionScore.of(problem, report, detail, style));
    FindingWords words = new FindingWords(problem, report, detail, style);
    List<Block> blocks = new SheetMaker(problem, words.findings(), score, style).make();
    Checkup checkup = new Checkup(report, detail, words.sentences());
    return new Sheet(problem, checkup, score, style, blocks);
  }
}
