package org.mansuba.studio.export;

import org.mansuba.export.format.Format;
import org.mansuba.export.sheet.SolutionExtent;
import org.mansuba.export.sheet.Style;
import org.mansuba.notation.Letters;
import org.mansuba.words.Language;

/**
 * How a problem is to be written.
 *
 * @param format the format
 * @param language the language of the words
 * @param letters the letters of the men
 * @param origin whose solution is written
 * @param detail how much of the solution of a check is written
 */
record ExportOptions(
    Format format, Language language, Letters letters, Origin origin, SolutionExtent detail) {
  /** Whose solution is written. */
  public enum Origin {
    /** That of the score, as it is. */
    SCORE,
    /** What a check has found, with the score laid over it. */
    CHECKED
  }

  /** As the command line does it where nothing is said. */
  static final ExportOptions USUAL =
      new ExportOptions(
          Format.TEXT, Language.ENGLISH, Letters.STANDARD, Origin.SCORE, SolutionExtent.USUAL);

  /** The words and letters. */
  Style style() {
    return Style.of(language, letters);
  }

  ExportOptions with(Format value) {
    return new ExportOptions(value, language, letters, origin, detail);
  }

  ExportOptions with(Language value) {
    return new ExportOptions(format, value, letters, origin, detail);
  }

  ExportOptions with(Letters value) {
    return new ExportOptions(format, language, value, origin, detail);
  }

  ExportOptions with(Origin value) {
    return new ExportOptions(format, language, letters, value, detail);
  }

  ExportOptions with(SolutionExtent.Depth value) {
    return new ExportOptions(
        format, language, letters, origin, new SolutionExtent(value, detail.duals()));
  }

  ExportOptions with(SolutionExtent.Duals value) {
    return new ExportOptions(
        format, language, letters, origin, new SolutionExtent(detail.depth(), value));
  }
}
