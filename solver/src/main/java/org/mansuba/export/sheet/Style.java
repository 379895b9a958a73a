package org.mansuba.export.sheet;

import org.mansuba.notation.Letters;
import org.mansuba.notation.MoveFormat;
import org.mansuba.words.Language;
import org.mansuba.words.Words;

/**
 * In which words and letters a sheet is written.
 *
 * @param words the words of its language
 * @param moves how moves are printed
 */
public record Style(Words words, MoveFormat moves) {
  /** The style of a language and of letters for the men. */
  public static Style of(Language language, Letters letters) {
    Words words = Words.of(language);
    return new Style(words, new MoveFormat(letters, words.text("bare"), words.text("bothBare")));
  }
}
