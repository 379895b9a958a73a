package org.mansuba.notation.pgn;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.mansuba.notation.Excerpt;
import org.mansuba.notation.Fen;
import org.mansuba.notation.NotationException;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.StartPosition;
import org.mansuba.rules.option.RuleOption;
import org.mansuba.rules.option.RuleValue;
import org.mansuba.rules.option.StartArray;

/**
 * The start of a game.
 *
 * @param setup the diagram
 * @param rules the rules
 */
record PgnStart(Setup setup, RuleSet rules) {
  /** The tags that give it. */
  static final List<String> NAMES = List.of("Variant", "SetUp", "FEN", "Rules");

  /**
   * Returns the start given by a game's tags. Without a FEN the array has kings on d, as other
   * programs assume.
   */
  static PgnStart of(Map<String, String> tags, PgnToken place) {
    String variant = tags.getOrDefault("Variant", "shatranj").toLowerCase(Locale.ROOT);
    if (!variant.equals("shatranj")) {
      throw place.wrong(
          "variant %s is not supported; only shatranj is".formatted(Excerpt.of(variant)));
    }
    RuleSet rules = rules(tags.getOrDefault("Rules", ""), place);
    String fen = tags.getOrDefault("FEN", "");
    try {
      Setup setup =
          fen.isEmpty() ? StartPosition.of(rules.with(StartArray.KINGS_ON_D)) : Fen.read(fen);
      return new PgnStart(setup, rules);
    } catch (NotationException e) {
      throw place.wrong("invalid tag FEN: " + e.getMessage());
    }
  }

  private static RuleSet rules(String text, PgnToken place) {
    RuleSet rules = RuleSet.STANDARD;
    for (String word : text.split("[ ,]+", -1)) {
      String[] sides = word.split("=", 2);
      Optional<RuleValue> value =
          sides.length < 2
              ? Optional.empty()
              : RuleOption.named(sides[0]).flatMap(option -> option.value(sides[1]));
      if (value.isEmpty() && !word.isEmpty()) {
        throw place.wrong(
            "unknown rule %s in the tag Rules; write for example stalemate=draw"
                .formatted(Excerpt.of(word)));
      }
      rules = value.isPresent() ? rules.with(value.get()) : rules;
    }
    return rules;
  }
}
