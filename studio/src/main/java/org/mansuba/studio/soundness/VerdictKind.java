package org.mansuba.studio.soundness;

import java.util.Locale;
import java.util.Optional;
import org.mansuba.analysis.soundness.Soundness;
import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.search.Verdict;

/** What is known in a word about the soundness of a problem. */
public enum VerdictKind {
  /** One key, and no shorter way. */
  SOUND,
  /** There is a shorter win than stipulated. */
  SHORT,
  /** More than one first move solves it. */
  COOKED,
  /** The stipulated number of moves does not suffice, or there is no win at all. */
  NO_SOLUTION,
  /** A limit came first. */
  UNDECIDED,
  /** Nobody has asked yet. */
  UNCHECKED;

  /** What a check has found. */
  public static VerdictKind of(Soundness verdict) {
    return switch (verdict) {
      case Soundness.Sound _ -> SOUND;
      case Soundness.ShortSolution _ -> SHORT;
      case Soundness.Cooked _ -> COOKED;
      case Soundness.NoSolution _ -> NO_SOLUTION;
      case Soundness.Undecided _ -> UNDECIDED;
    };
  }

  /**
   * What the solver's answer alone says about soundness: that there is a shorter win, or none. It
   * looks for one win only, so that it never says how many keys there are.
   */
  public static Optional<VerdictKind> of(Problem problem, Verdict answer) {
    return switch (answer) {
      case Verdict.ShortestWin(int moves) when isShort(problem, moves) -> Optional.of(SHORT);
      case Verdict.Win(int moves, int _) when isShort(problem, moves) -> Optional.of(SHORT);
      case Verdict.NoWinWithin _, Verdict.NoWin() -> Optional.of(NO_SOLUTION);
      case Verdict.ShortestWin _, Verdict.Win _, Verdict.Undecided _ -> Optional.empty();
    };
  }

  private static boolean isShort(Problem problem, int moves) {
    Stipulation asked = problem.stipulation();
    return asked.limit().isPresent() && moves < asked.moves() && !asked.isExact();
  }

  /** Whether it is proved, so that nobody need ask again. */
  public boolean isDecided() {
    return this != UNDECIDED && this != UNCHECKED;
  }

  /** The name of its style: good, bad or open. */
  public String tone() {
    return switch (this) {
      case SOUND -> "good";
      case SHORT, COOKED, NO_SOLUTION -> "bad";
      case UNDECIDED, UNCHECKED -> "open";
    };
  }

  /** The name in files: {@code no-solution}. */
  String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns the kind of a name in files; empty if unknown. */
  static Optional<VerdictKind> named(String text) {
    for (VerdictKind kind : values()) {
      if (kind.text().equals(text)) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }
}
