package org.mansuba.notation.pgn;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.score.Score;

/**
 * A game record. Immutable; equal if all parts are equal.
 *
 * @param tags what is told of the game by name, such as Event and Result, in their order; without
 *     the tags that the other parts stand for: Variant, SetUp, FEN and Rules
 * @param setup the diagram it starts from
 * @param rules the rules it is played by
 * @param score its moves and remarks
 */
public record PgnGame(Map<String, String> tags, Setup setup, RuleSet rules, Score score) {
  /** Copies the tags. */
  public PgnGame {
    tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
  }

  /** The value of a tag; an empty text if there is none, or it is unknown ({@code ?}). */
  public String tag(String name) {
    String value = tags.getOrDefault(name, "");
    return value.chars().allMatch(c -> c == '?' || c == '.') ? "" : value;
  }
}
