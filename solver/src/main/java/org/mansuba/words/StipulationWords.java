package org.mansuba.words;

import java.util.ArrayList;
import java.util.List;
import org.mansuba.problem.stipulation.Condition;
import org.mansuba.problem.stipulation.Stipulation;

/** What a problem asks for, in any of the languages. */
public final class StipulationWords {
  private StipulationWords() {}

  /** The stipulation in words. */
  public static String write(Stipulation stipulation, Words words) {
    GoalPhrases goal = new GoalPhrases(stipulation);
    List<String> parts = new ArrayList<>();
    parts.add(
        words.text(
            stipulation.limit().isPresent()
                ? goal.doesIn(Phrase.of("in", stipulation.moves()))
                : goal.does()));
    stipulation.conditions().stream().map(c -> write(c, words)).sorted().forEach(parts::add);
    return String.join(words.comma(), parts);
  }

  private static String write(Condition condition, Words words) {
    return switch (condition) {
      case Condition.Exact() -> words.text("condition.exact");
      case Condition.ChecksOnly() -> words.text("condition.checksOnly");
      case Condition.MatingKind(var kind) -> words.text("condition.matingKind", words.kind(kind));
      case Condition.MatingMan(var square) -> words.text("condition.matingMan", square);
      case Condition.MatedOn(var square) -> words.text("condition.matedOn", square);
      case Condition.MatingFrom(var square) -> words.text("condition.matingFrom", square);
    };
  }
}
