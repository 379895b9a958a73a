package org.mansuba.score;

import java.util.Locale;
import java.util.Optional;

/** A colour of arrows and marked squares. */
public enum Colour {
  /** Usually what a move does. */
  GREEN,
  /** Usually what it threatens or allows. */
  RED,
  /** Usually an alternative. */
  YELLOW,
  /** Usually a remark. */
  BLUE;

  /** The name in files: {@code green}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The letter in game records: G, R, Y or B. */
  public char letter() {
    return name().charAt(0);
  }

  /** The colour of a name; empty if it names none. */
  public static Optional<Colour> named(String text) {
    for (Colour colour : values()) {
      if (colour.text().equals(text)) {
        return Optional.of(colour);
      }
    }
    return Optional.empty();
  }

  /** The colour of a letter; empty if it stands for none. */
  public static Optional<Colour> of(char letter) {
    for (Colour colour : values()) {
      if (colour.letter() == letter) {
        return Optional.of(colour);
      }
    }
    return Optional.empty();
  }
}
