package org.mansuba.words;

import java.text.Bidi;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** A language that answers are written in, and that the studio speaks. */
public enum Language {
  /** English. */
  ENGLISH("en", "English", Direction.LEFT_TO_RIGHT, PluralRule.ONE_OTHER),
  /** Russian. */
  RUSSIAN("ru", "Русский", Direction.LEFT_TO_RIGHT, PluralRule.RUSSIAN),
  /** Polish. */
  POLISH("pl", "Polski", Direction.LEFT_TO_RIGHT, PluralRule.POLISH),
  /** Arabic. */
  ARABIC("ar", "العربية", Direction.RIGHT_TO_LEFT, PluralRule.ARABIC),
  /** Persian. */
  PERSIAN("fa", "فارسی", Direction.RIGHT_TO_LEFT, PluralRule.PERSIAN);

  private final String code;
  private final String ownName;
  private final Direction direction;
  private final PluralRule plural;

  Language(String code, String ownName, Direction direction, PluralRule plural) {
    this.code = code;
    this.ownName = ownName;
    this.direction = direction;
    this.plural = plural;
  }

  /** The direction of a language's writing. */
  public enum Direction {
    /** As Latin letters are. */
    LEFT_TO_RIGHT(", "),
    /** As Arabic letters are. */
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

    /** What separates the parts of a list. */
    public String comma() {
      return comma;
    }
  }

  /** The two-letter code, for example {@code en}. */
  public String code() {
    return code;
  }

  /** The language's name in itself. */
  public String ownName() {
    return ownName;
  }

  /** The direction of its writing. */
  public Direction direction() {
    return direction;
  }

  /** Whether it is written from right to left. */
  public boolean isRightToLeft() {
    return direction == Direction.RIGHT_TO_LEFT;
  }

  /** How its words depend on numbers. */
  public PluralRule plural() {
    return plural;
  }

  /** The locale, with western digits, which chess notation uses. */
  public Locale locale() {
    return Locale.forLanguageTag(code + "-u-nu-latn");
  }

  /** The language of a code; empty if the code is unknown. */
  public static Optional<Language> of(String code) {
    return Arrays.stream(values()).filter(l -> l.code.equals(code)).findFirst();
  }

  /** All codes, for a message. */
  public static String codes() {
    return Arrays.stream(values()).map(Language::code).collect(Collectors.joining(", "));
  }
}
