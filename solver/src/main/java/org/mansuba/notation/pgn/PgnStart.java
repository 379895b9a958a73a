package org.mansuba.notation.pgn;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.mansuba.notation.Excerpt;
import org.mansuba.notation.Fen;
import org.mansuba.notation.NotationException;
import org.mansuba.notation.pgn.PgnScanner.Part;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.StartPosition;
import org.mansuba.rules.option.RuleOption;
import org.mansuba.rules.option.RuleValue;
import org.mansuba.rules.option.StartArray;

/**
 * What a game starts from.
 *
 * @param setup the diagram
 * @param rules the rules
 */
record PgnStart(Setup setup, RuleSet rules) {
  /** The tags that tell it. */
  static final List<String> NAMES = List.of("Variant", "SetUp", "FEN", "Rules");

  /** The start a game's tags tell; the programs that write none have the kings on d. */
  static PgnStart of(Map<String, String> tags, Part place) {
    String variant = tags.getOrDefault("Variant", "shatranj").toLowerCase(Locale.ROOT);
    if (!variant.equals("shatranj")) {
      throw place.wrong(
          "the game's variant is %s; only shatranj can be read".formatted(Excerpt.of(variant)));
    }
    RuleSet rules = rules(tags.getOrDefault("Rules", ""), place);
    String fen = tags.getOrDefault("FEN", "");
    try {
      Setup setup =
          fen.isEmpty() ? StartPosition.of(rules.with(StartArray.KINGS_ON_D)) : Fen.read(fen);
      return new PgnStart(setup, rules);
    } catch (NotationException e) {
      throw place.wrong("the tag FEN is wrong: " + e.getMessage());
    }
  }

  private static RuleSet rules(String text, Part place) {
    RuleSet rules = RuleSet.STANDARD;
    for (String word : text.split("[ ,]+", -1)) {
      String[] sides = word.split("=", 2);
      Optional<RuleValue> value =
          sides.length < 2
              ? Optional.empty()
              : RuleOption.named(sides[0]).flatMap(option -> option.value(sides[1]));
      if (value.isEmpty() && !word.isEmpty()) {
        throw place.wrong(
            "the tag Rules has %s, which is no rule; write for example stalemate=draw"
                .formatted(Excerpt.of(word)));
      }
      rules = value.isPresent() ? rules.with(value.get()) : rules;
    }
    return rules;
  }
}
