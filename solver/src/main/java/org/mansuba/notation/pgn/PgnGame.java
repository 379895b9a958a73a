package org.mansuba.notation.pgn;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.score.Score;

/**
 * A game in PGN. Immutable; equal if all parts are equal.
 *
 * @param tags the tags in order, such as Event and Result, without those the other parts represent:
 *     Variant, SetUp, FEN and Rules
 * @param setup the starting diagram
 * @param rules the rules of the game
 * @param score its moves and annotations
 */
public record PgnGame(Map<String, String> tags, Setup setup, RuleSet rules, Score score) {
  /** Copies the tags. */
  public PgnGame {
    tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
  }

  /** Returns the value of a tag; empty if it is missing or unknown ({@code ?}). */
  public String tag(String name) {
    String value = tags.getOrDefault(name, "");
    return value.chars().allMatch(c -> c == '?' || c == '.') ? "" : value;
  }
}
