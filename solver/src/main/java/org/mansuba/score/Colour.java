package org.mansuba.score;

import java.util.Locale;
import java.util.Optional;

/** A colour of arrows and marked squares, with its customary meaning. */
public enum Colour {
  /** What a move does. */
  GREEN,
  /** What a move threatens or allows. */
  RED,
  /** An alternative. */
  YELLOW,
  /** A remark. */
  BLUE;

  /** Returns the name in files, for example {@code green}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the letter in PGN: G, R, Y or B. */
  public char letter() {
    return name().charAt(0);
  }

  /** Returns the colour with a name; empty if unknown. */
  public static Optional<Colour> named(String text) {
    for (Colour colour : values()) {
      if (colour.text().equals(text)) {
        return Optional.of(colour);
      }
    }
    return Optional.empty();
  }

  /** Returns the colour with a letter; empty if unknown. */
  public static Optional<Colour> of(char letter) {
    for (Colour colour : values()) {
      if (colour.letter() == letter) {
        return Optional.of(colour);
      }
    }
    return Optional.empty();
  }
}
