package org.mansuba.studio.export;

import org.mansuba.export.format.Format;
import org.mansuba.export.sheet.Detail;
import org.mansuba.export.sheet.Style;
import org.mansuba.export.words.Language;
import org.mansuba.notation.Letters;

/**
 * How a problem is to be written.
 *
 * @param format the format
 * @param language the language of the words
 * @param letters the letters of the men
 * @param origin whose solution is written
 * @param detail how much of the solution of a check is written
 */
record Order(Format format, Language language, Letters letters, Origin origin, Detail detail) {
  /** Whose solution is written. */
  public enum Origin {
    /** That of the score, as it is. */
    SCORE,
    /** What a check has found, with the score laid over it. */
    CHECKED
  }

  /** As the command line does it where nothing is said. */
  static final Order USUAL =
      new Order(Format.TEXT, Language.EN, Letters.STANDARD, Origin.SCORE, Detail.USUAL);

  /** The words and letters. */
  Style style() {
    return Style.of(language, letters);
  }

  Order with(Format value) {
    return new Order(value, language, letters, origin, detail);
  }

  Order with(Language value) {
    return new Order(format, value, letters, origin, detail);
  }

  Order with(Letters value) {
    return new Order(format, language, value, origin, detail);
  }

  Order with(Origin value) {
    return new Order(format, language, letters, value, detail);
  }

  Order with(Detail.Depth value) {
    return new Order(format, language, letters, origin, new Detail(value, detail.duals()));
  }

  Order with(Detail.Duals value) {
    return new Order(format, language, letters, origin, new Detail(detail.depth(), value));
  }
}
