package org.mansuba.words;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.mansuba.rules.Ending;

/**
 * A text in no particular language: its key and the values put into it. {@link Words} writes it.
 * Immutable; equal if all parts are equal.
 *
 * @param key the key of the text
 * @param values what replaces {@code {0}}, {@code {1}} and so on: numbers, {@link PrintedMoves},
 *     other phrases, or objects that are written by {@code toString}
 */
public record Phrase(String key, List<Object> values) {
  /** Copies the values. */
  public Phrase {
    values = List.copyOf(values);
  }

  /** A text with values. */
  public static Phrase of(String key, Object... values) {
    return new Phrase(key, Arrays.asList(values));
  }

  /** Moves alone. */
  public static Phrase moves(String text) {
    return of("moves", new PrintedMoves(text));
  }

  /** How a game has ended, as a noun: {@code a bare king}. */
  public static Phrase ending(Ending ending) {
    return of("ending." + ending.name().toLowerCase(Locale.ROOT).replace('_', '-'));
  }

  /** Several phrases joined two by two by another, for example by {@code or}; at least one. */
  public static Phrase join(String key, List<Phrase> parts) {
    return parts.stream().reduce((before, next) -> of(key, before, next)).orElseThrow();
  }
}
