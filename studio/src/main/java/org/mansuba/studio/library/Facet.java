package org.mansuba.studio.library;

import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import org.mansuba.problem.Problem;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.soundness.KnownVerdicts;
import org.mansuba.studio.soundness.VerdictKind;

/** Something a library can be narrowed by: each problem has values of it. */
public enum Facet {
  /** Who composed it. */
  AUTHOR,
  /** The manuscript or book. */
  WORK,
  /** The end of the game that is asked for. */
  GOAL,
  /** How many moves are asked for, or claimed by the source. */
  LENGTH,
  /** The number of men in the diagram. */
  MEN,
  /** What is known about its soundness. */
  VERDICT,
  /** Words to find it by. */
  KEYWORD;

  /**
   * A problem's values; none where nothing is known.
   *
   * @param verdicts what is known about soundness
   */
  List<String> values(Problem problem, KnownVerdicts verdicts) {
    return switch (this) {
      case AUTHOR -> known(problem.source().author());
      case WORK -> known(problem.source().work());
      case GOAL -> List.of(problem.stipulation().goal().name());
      case LENGTH -> length(problem);
      case MEN -> List.of(range(problem.setup().men().size(), 4));
      case VERDICT -> List.of(verdicts.of(problem.question()).name());
      case KEYWORD -> problem.keywords();
    };
  }

  /** How the values are put in order. */
  Comparator<String> order() {
    return this == VERDICT ? Comparator.comparing(VerdictKind::valueOf) : Comparator.naturalOrder();
  }

  /** The words for a value, or for any value if it is empty, in the language of the window. */
  String name(String value, Texts texts) {
    if (value.isEmpty()) {
      return texts.get("facet.any");
    }
    return switch (this) {
      case GOAL -> texts.get("goal.short." + value);
      case VERDICT -> texts.get("badge." + value);
      case AUTHOR, WORK, LENGTH, MEN, KEYWORD -> value;
    };
  }

  private static List<String> length(Problem problem) {
    OptionalInt moves = problem.stipulation().limit();
    OptionalInt known = moves.isPresent() ? moves : problem.published().claim();
    return known.isPresent() ? List.of(range(known.getAsInt(), 3)) : List.of();
  }

  /** A range such as {@code 07–09}, so that ranges sort by their numbers. */
  private static String range(int number, int width) {
    int first = (number - 1) / width * width + 1;
    return twoDigits(first) + "–" + twoDigits(first + width - 1);
  }

  private static String twoDigits(int number) {
    return number < 10 ? "0" + number : String.valueOf(number);
  }

  private static List<String> known(String text) {
    return text.isBlank() ? List.of() : List.of(text);
  }
}
