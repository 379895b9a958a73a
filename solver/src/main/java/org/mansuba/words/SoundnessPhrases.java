package org.mansuba.words;

import org.mansuba.analysis.soundness.Report;
import org.mansuba.analysis.soundness.Soundness;
import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.search.Bounds;
import org.mansuba.search.Verdict;

/** Whether a problem is sound, with exactly what is proved. */
public final class SoundnessPhrases {
  private final Stipulation stipulation;
  private final boolean defenderBegins;
  private final GoalPhrases goal;

  /** The verdicts on one problem. */
  public SoundnessPhrases(Problem problem) {
    this.stipulation = problem.stipulation();
    this.defenderBegins = problem.setup().toMove() != stipulation.attacker();
    this.goal = new GoalPhrases(stipulation);
  }

  /** The verdict as a sentence: {@code Sound: mate in 6, unique key, no shorter solution …} */
  public Phrase sentence(Report report) {
    return switch (report.verdict()) {
      case Soundness.Sound(int moves) -> Phrase.of(sound(), goal.length(moves));
      case Soundness.Cooked(int moves) ->
          Phrase.of(
              report.first().hasAllKeys() ? "cooked" : "cooked.atLeast",
              goal.length(moves),
              report.keys().size());
      case Soundness.ShortSolution(int moves, int noneIn) -> shorter(new Bounds(noneIn, moves));
      case Soundness.NoSolution(int within) -> Phrase.of("noSolution", goal.noneAsAsked(within));
      case Soundness.Undecided(Bounds bounds) -> undecided(bounds);
    };
  }

  private String sound() {
    if (stipulation.isExact()) {
      return defenderBegins ? "sound.exactDefender" : "sound.exact";
    }
    return defenderBegins ? "sound.defender" : "sound";
  }

  private Phrase shorter(Bounds bounds) {
    int saved = stipulation.moves() - bounds.winIn();
    return Phrase.of(bounds.isExact() ? "short" : "short.atMost", goal.length(bounds), saved);
  }

  private Phrase undecided(Bounds bounds) {
    if (bounds.isExact()) {
      return Phrase.of("undecided.keys", goal.length(bounds));
    }
    if (!bounds.hasWin()) {
      return new VerdictPhrases(stipulation).sentence(new Verdict.Undecided(bounds.noneIn()));
    }
    Phrase known = goal.lengthAtMost(bounds.winIn());
    return Phrase.of(
        "verdict.proved",
        Phrase.of(
            "verdict.undecided.none",
            bounds.noneIn() > 0
                ? Phrase.of("verdict.both", known, goal.none(bounds.noneIn()))
                : known));
  }
}
