package org.mansuba.cli;

import org.mansuba.analysis.repair.Fate;
import org.mansuba.problem.stipulation.Stipulation;

/** What became of a diagram, in words. */
final class FateText {
  private final Stipulation stipulation;

  FateText(Stipulation stipulation) {
    this.stipulation = stipulation;
  }

  /** Words without a capital or a point. */
  String write(Fate fate) {
    return switch (fate) {
      case Fate.Sound _ -> "sound";
      case Fate.ShortWin(var moves) when moves == 0 -> "the goal is reached without a move";
      case Fate.ShortWin(var moves) -> "short, %d or fewer".formatted(moves);
      case Fate.Cooked(var key, var other) -> "cooked, %s and %s".formatted(key, other);
      case Fate.NoSolution() -> "no solution in %d".formatted(stipulation.moves());
      case Fate.Unplayable(var reason) -> "not playable: " + reason;
      case Fate.Undecided(var noneIn) when noneIn == 0 -> "undecided";
      case Fate.Undecided(var noneIn) -> "undecided, none in %d or fewer".formatted(noneIn);
    };
  }

  /** The word by which other programs know it. */
  static String word(Fate fate) {
    return switch (fate) {
      case Fate.Sound _ -> "sound";
      case Fate.ShortWin _ -> "short";
      case Fate.Cooked _ -> "cooked";
      case Fate.NoSolution() -> "no-solution";
      case Fate.Unplayable _ -> "unplayable";
      case Fate.Undecided _ -> "undecided";
    };
  }
}
