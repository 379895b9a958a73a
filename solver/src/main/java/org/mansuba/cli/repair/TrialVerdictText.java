package org.mansuba.cli.repair;

import org.mansuba.analysis.repair.TrialVerdict;
import org.mansuba.cli.output.English;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.words.GoalPhrases;

/** Describes the verdict on a diagram. */
final class TrialVerdictText {
  private final Stipulation stipulation;
  private final GoalPhrases goal;

  TrialVerdictText(Stipulation stipulation) {
    this.stipulation = stipulation;
    this.goal = new GoalPhrases(stipulation);
  }

  /** Returns a phrase without a capital or a full stop. */
  String write(TrialVerdict verdict) {
    return switch (verdict) {
      case TrialVerdict.Sound _ -> "sound";
      case TrialVerdict.ShortWin(var moves) ->
          "short, " + English.WORDS.text(goal.lengthAtMost(moves));
      case TrialVerdict.Cooked(var key, var other) -> "cooked, %s and %s".formatted(key, other);
      case TrialVerdict.NoSolution() -> English.WORDS.text(goal.noneAsAsked(stipulation.moves()));
      case TrialVerdict.Unplayable(var reason) -> "not playable: " + reason;
      case TrialVerdict.Undecided(var noneIn) when noneIn <= 0 -> "undecided";
      case TrialVerdict.Undecided(var noneIn) ->
          "undecided, " + English.WORDS.text(goal.none(noneIn));
    };
  }

  /** Returns the verdict's name in JSON. */
  static String word(TrialVerdict verdict) {
    return switch (verdict) {
      case TrialVerdict.Sound _ -> "sound";
      case TrialVerdict.ShortWin _ -> "short";
      case TrialVerdict.Cooked _ -> "cooked";
      case TrialVerdict.NoSolution() -> "no-solution";
      case TrialVerdict.Unplayable _ -> "unplayable";
      case TrialVerdict.Undecided _ -> "undecided";
    };
  }
}
