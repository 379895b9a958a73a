package org.mansuba.export.words;

import java.text.Bidi;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** A language that solutions are printed in. */
public enum Language {
  /** English. */
  EN(Direction.LEFT_TO_RIGHT),
  /** Russian. */
  RU(Direction.LEFT_TO_RIGHT),
  /** Polish. */
  PL(Direction.LEFT_TO_RIGHT),
  /** Arabic. */
  AR(Direction.RIGHT_TO_LEFT),
  /** Persian. */
  FA(Direction.RIGHT_TO_LEFT);

  private final Direction direction;

  Language(Direction direction) {
    this.direction = direction;
  }

  /** The direction of its writing. */
  public enum Direction {
    /** As English is written. */
    LEFT_TO_RIGHT(", "),
    /** As Arabic is written. */
    RIGHT_TO_LEFT("، ");

    private final String comma;

    Direction(String comma) {
      this.comma = comma;
    }

    /** The direction of a text, by its first letter: left to right if it has none. */
    public static Direction of(String text) {
      Bidi bidi = new Bidi(text, Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT);
      return bidi.baseIsLeftToRight() ? LEFT_TO_RIGHT : RIGHT_TO_LEFT;
    }

    /** What stands between the parts of a list. */
    public String comma() {
      return comma;
    }
  }

  /** The direction of its writing. */
  public Direction direction() {
    return direction;
  }

  /** Whether it is written from right to left. */
  public boolean isRightToLeft() {
    return direction == Direction.RIGHT_TO_LEFT;
  }

  /** The code: {@code en}. */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The language of a code; empty if it is none of these. */
  public static Optional<Language> of(String code) {
    return Arrays.stream(values()).filter(l -> l.code().equals(code)).findFirst();
  }

  /** All codes, for a message. */
  public static String codes() {
    return Arrays.stream(values()).map(Language::code).collect(Collectors.joining(", "));
  }
}
