package org.mansuba.notation.pgn;

import java.util.List;
import org.mansuba.notation.NotationException;

/**
 * A token of a PGN text.
 *
 * @param sort its sort
 * @param text its text without delimiters; for a tag the name, a space, and the value
 * @param line the line it starts in, from 1
 * @param column the column it starts in, from 1
 */
record PgnToken(Sort sort, String text, int line, int column) {
  private static final List<String> RESULTS = List.of("*", "1-0", "0-1", "1/2-1/2");

  /** The sorts of tokens. */
  enum Sort {
    /** A tag. */
    TAG,
    /** A comment. */
    COMMENT,
    /** A glyph, given by its number. */
    GLYPH,
    /** The start of a variation. */
    OPEN,
    /** The end of a variation. */
    CLOSE,
    /** A move, a number, a symbol or a result. */
    WORD,
    /** The end of the text. */
    END
  }

  /** Returns whether a word is the result of a game. */
  static boolean isResult(String word) {
    return RESULTS.contains(word);
  }

  /** Returns an exception that points to this token; {@code what} describes the error. */
  NotationException wrong(String what) {
    return new NotationException("line %d, column %d: %s".formatted(line, column, what));
  }
}
