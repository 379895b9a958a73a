package org.mansuba.score;

import java.util.Map;
import java.util.Optional;

/**
 * A glyph that assesses a move or a position, identified by its number in PGN ("numeric annotation
 * glyph"). Equal if the numbers are; ordered by number.
 *
 * @param number 1 to 255
 */
public record Glyph(int number) implements Comparable<Glyph> {
  /** The maximum number. */
  public static final int GREATEST = 255;

  /** A good move; the key of a problem. */
  public static final Glyph GOOD = new Glyph(1);

  /** A mistake; a try that fails. */
  public static final Glyph MISTAKE = new Glyph(2);

  /** A brilliant move. */
  public static final Glyph BRILLIANT = new Glyph(3);

  /** A blunder. */
  public static final Glyph BLUNDER = new Glyph(4);

  /** An interesting move. */
  public static final Glyph INTERESTING = new Glyph(5);

  /** A dubious move. */
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

  /** What a glyph assesses. */
  public enum Family {
    /** The move; a move has at most one such glyph. */
    MOVE,
    /** The position; a position has at most one such glyph. */
    POSITION,
    /** Anything else; any number are allowed. */
    OBSERVATION
  }

  /**
   * Checks the number.
   *
   * @throws IllegalArgumentException if it is out of range
   */
  public Glyph {
    if (number < 1 || number > GREATEST) {
      throw new IllegalArgumentException("invalid glyph number; it must be 1 to " + GREATEST);
    }
  }

  /** Returns the glyph with a symbol such as {@code !?}; empty if unknown. */
  public static Optional<Glyph> ofSymbol(String symbol) {
    return SYMBOLS.entrySet().stream()
        .filter(e -> e.getValue().equals(symbol))
        .map(e -> new Glyph(e.getKey()))
        .min(Glyph::compareTo);
  }

  /** Returns what this glyph assesses. */
  public Family family() {
    if (number <= 9) {
      return Family.MOVE;
    }
    return number <= 21 ? Family.POSITION : Family.OBSERVATION;
  }

  /** Returns the symbol to print; a dollar sign and the number if there is no common symbol. */
  public String symbol() {
    return SYMBOLS.getOrDefault(number, "$" + number);
  }

  @Override
  public int compareTo(Glyph other) {
    return Integer.compare(number, other.number);
  }
}
