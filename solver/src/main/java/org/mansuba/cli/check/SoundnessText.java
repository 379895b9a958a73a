package org.mansuba.cli.check;

import org.mansuba.analysis.soundness.Report;
import org.mansuba.analysis.soundness.Soundness;
import org.mansuba.cli.output.VerdictText;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.search.Bounds;
import org.mansuba.search.Verdict;

/** Whether a problem is sound, in sentences that spell out what is proved. */
public final class SoundnessText {
  private final Stipulation stipulation;
  private final String whyStopped;
  private final VerdictText verdictText;

  /**
   * Speaks about one problem.
   *
   * @param stipulation what was asked for
   * @param whyStopped how a check that ended early is to be told of
   */
  public SoundnessText(Stipulation stipulation, String whyStopped) {
    this.stipulation = stipulation;
    this.whyStopped = whyStopped;
    this.verdictText = new VerdictText(stipulation, whyStopped);
  }

  public String sentences(Report report) {
    return switch (report.verdict()) {
      case Soundness.Sound(var moves) -> "Sound. " + shortest(moves);
      case Soundness.Cooked(var moves) ->
          "Cooked: %d first moves solve it. %s".formatted(report.keys().size(), shortest(moves));
      case Soundness.ShortSolution(var moves, var noneIn) ->
          "Short: it takes %s fewer than stipulated. %s"
              .formatted(
                  VerdictText.count(stipulation.moves() - moves),
                  noneIn == moves - 1 ? shortest(moves) : atMost(moves, noneIn));
      case Soundness.NoSolution(var within) ->
          "No solution. " + verdictText.sentence(new Verdict.NoWinWithin(within));
      case Soundness.Undecided(var bounds) -> undecided(bounds);
    };
  }

  private String undecided(Bounds bounds) {
    if (bounds.isExact()) {
      return "Undecided. %s Whether another first move does so too is open: %s."
          .formatted(shortest(bounds.winIn()), whyStopped);
    }
    return bounds.hasWin()
        ? "Undecided. " + atMost(bounds.winIn(), bounds.noneIn())
        : verdictText.sentence(new Verdict.Undecided(bounds.noneIn()));
  }

  private String shortest(int moves) {
    return verdictText.sentence(new Verdict.ShortestWin(moves));
  }

  private String atMost(int moves, int noneIn) {
    return verdictText.sentence(new Verdict.Win(moves, noneIn));
  }
}
