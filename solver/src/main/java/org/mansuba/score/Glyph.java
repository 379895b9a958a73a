package org.mansuba.score;

import java.util.Map;
import java.util.Optional;

/**
 * A sign that judges a move or a position, by its number in game records (a "numeric annotation
 * glyph"). Equal if the numbers are; ordered by them.
 *
 * @param number 1 to 255
 */
public record Glyph(int number) implements Comparable<Glyph> {
  /** The greatest number of a glyph. */
  public static final int GREATEST = 255;

  /** A good move; behind the key of a problem, the key. */
  public static final Glyph GOOD = new Glyph(1);

  /** A mistake; behind a try, that it fails. */
  public static final Glyph MISTAKE = new Glyph(2);

  /** A brilliant move. */
  public static final Glyph BRILLIANT = new Glyph(3);

  /** A blunder. */
  public static final Glyph BLUNDER = new Glyph(4);

  /** A move that deserves a look. */
  public static final Glyph INTERESTING = new Glyph(5);

  /** A doubtful move. */
  public static final Glyph DUBIOUS = new Glyph(6);

  /** The only move. */
  public static final Glyph ONLY = new Glyph(7);

  /** White is in zugzwang. */
  public static final Glyph ZUGZWANG = new Glyph(22);

  private static final Map<Integer, String> SYMBOLS =
      Map.ofEntries(
          Map.entry(1, "!"),
          Map.entry(2, "?"),
          Map.entry(3, "!!"),
          Map.entry(4, "??"),
          Map.entry(5, "!?"),
          Map.entry(6, "?!"),
          Map.entry(7, "□"),
          Map.entry(10, "="),
          Map.entry(13, "∞"),
          Map.entry(14, "⩲"),
          Map.entry(15, "⩱"),
          Map.entry(16, "±"),
          Map.entry(17, "∓"),
          Map.entry(18, "+−"),
          Map.entry(19, "−+"),
          Map.entry(22, "⨀"),
          Map.entry(23, "⨀"),
          Map.entry(146, "N"));

  /** What a glyph speaks of. */
  public enum Family {
    /** The move; a move has one such glyph. */
    MOVE,
    /** How the position stands; a position has one such glyph. */
    POSITION,
    /** Anything else; any number of them. */
    OBSERVATION
  }

  /**
   * Checks the number.
   *
   * @throws IllegalArgumentException if it is out of range
   */
  public Glyph {
    if (number < 1 || number > GREATEST) {
      throw new IllegalArgumentException("a glyph has a number from 1 to " + GREATEST);
    }
  }

  /** The glyph that is written with a symbol such as {@code !?}; empty if there is none. */
  public static Optional<Glyph> ofSymbol(String symbol) {
    return SYMBOLS.entrySet().stream()
        .filter(e -> e.getValue().equals(symbol))
        .map(e -> new Glyph(e.getKey()))
        .min(Glyph::compareTo);
  }

  /** What this glyph speaks of. */
  public Family family() {
    if (number <= 9) {
      return Family.MOVE;
    }
    return number <= 21 ? Family.POSITION : Family.OBSERVATION;
  }

  /** The symbol to print, or the number behind a dollar sign where there is no usual one. */
  public String symbol() {
    return SYMBOLS.getOrDefault(number, "$" + number);
  }

  @Override
  public int compareTo(Glyph other) {
    return Integer.compare(number, other.number);
  }
}
