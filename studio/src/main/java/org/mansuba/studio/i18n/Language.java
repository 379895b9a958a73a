package org.mansuba.studio.i18n;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** A language the window can speak. */
public enum Language {
  /** English. */
  ENGLISH("en", "English", Direction.LEFT_TO_RIGHT),
  /** Russian. */
  RUSSIAN("ru", "Русский", Direction.LEFT_TO_RIGHT),
  /** Polish. */
  POLISH("pl", "Polski", Direction.LEFT_TO_RIGHT),
  /** Arabic. */
  ARABIC("ar", "العربية", Direction.RIGHT_TO_LEFT),
  /** Persian. */
  PERSIAN("fa", "فارسی", Direction.RIGHT_TO_LEFT);

  /** Which way a language is written. */
  public enum Direction {
    /** As Latin letters are. */
    LEFT_TO_RIGHT,
    /** As Arabic letters are. */
    RIGHT_TO_LEFT
  }

  private final String code;
  private final String ownName;
  private final Direction direction;

  Language(String code, String ownName, Direction direction) {
    this.code = code;
    this.ownName = ownName;
    this.direction = direction;
  }

  /** The two-letter code, for example {@code en}. */
  public String code() {
    return code;
  }

  /** The language's name in itself. */
  public String ownName() {
    return ownName;
  }

  /** Which way it is written. */
  public Direction direction() {
    return direction;
  }

  /** The locale, with western digits, which chess notation uses. */
  public Locale locale() {
    return Locale.forLanguageTag(code + "-u-nu-latn");
  }

  /** The language of a code; empty if the window does not speak it. */
  public static Optional<Language> of(String code) {
    return Arrays.stream(values()).filter(l -> l.code.equals(code)).findFirst();
  }
}
