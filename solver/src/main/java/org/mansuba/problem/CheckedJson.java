package org.mansuba.problem;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.mansuba.problem.stipulation.Stipulation;

/** Rejects a stored check result that no check can have produced. */
final class CheckedJson {
  private static final Set<String> VERDICTS =
      Set.of("sound", "cooked", "short", "no-solution", "undecided");
  private static final Set<String> EXTENTS = Set.of("main-line", "usual", "full");
  private static final Set<String> PARTS =
      Set.of("first-moves", "solution", "set-play", "tries", "duals", "published");

  private CheckedJson() {}

  /**
   * Validates the field; every part is optional.
   *
   * @throws ProblemException if a part is invalid
   */
  static void validate(JsonField field) {
    field.object("{\"verdict\": \"sound\", \"moves\": 3, \"lowerBound\": 2}");
    field.get("verdict").ifPresent(f -> requireOneOf(f, VERDICTS));
    field.get("moves").ifPresent(f -> f.whole(0, Stipulation.MAX_MOVES));
    field.get("lowerBound").ifPresent(f -> f.whole(-1, Stipulation.MAX_MOVES));
    field.get("extent").ifPresent(f -> requireOneOf(f, EXTENTS));
    List<JsonField> unfinished =
        field.get("unfinished").map(f -> f.items("[\"tries\"]")).orElse(List.of());
    unfinished.forEach(f -> requireOneOf(f, PARTS));
  }

  private static void requireOneOf(JsonField field, Set<String> words) {
    if (!words.contains(field.text())) {
      String choices = words.stream().sorted().collect(Collectors.joining(", "));
      throw field.isButMustBe("one of " + choices);
    }
  }
}
