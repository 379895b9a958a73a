package org.mansuba.notation.pgn;

import java.util.List;
import org.mansuba.notation.NotationException;

/** Cuts a game record into its smallest parts. */
final class PgnScanner {
  private static final List<String> RESULTS = List.of("*", "1-0", "0-1", "1/2-1/2");

  private final String text;
  private int at;
  private int line = 1;

  PgnScanner(String text) {
    this.text = text;
  }

  /**
   * A part of a record.
   *
   * @param sort what it is
   * @param text its text, without the signs around it
   * @param line the line it begins in, from 1
   */
  record Part(Sort sort, String text, int line) {
    /** Says what is wrong here. */
    NotationException wrong(String what) {
      return new NotationException("line %d: %s".formatted(line, what));
    }
  }

  /** What a part is. */
  enum Sort {
    /** A tag: its name, a space, and its value. */
    TAG,
    /** A comment. */
    COMMENT,
    /** A glyph by its number. */
    GLYPH,
    /** The beginning of a variation. */
    OPEN,
    /** The end of a variation. */
    CLOSE,
    /** A move, a number, a symbol or a result. */
    WORD,
    /** Nothing is left. */
    END
  }

  /** Whether a word tells how a game ended. */
  static boolean isResult(String word) {
    return RESULTS.contains(word);
  }

  /** The next part. */
  Part next() {
    skip();
    if (at == text.length()) {
      return new Part(Sort.END, "", line);
    }
    char c = text.charAt(at);
    return switch (c) {
      case '[' -> tag();
      case '{' -> comment();
      case ';' -> until('\n', Sort.COMMENT);
      case '$' -> glyph();
      case '(' -> sign(Sort.OPEN);
      case ')' -> sign(Sort.CLOSE);
      case ']', '}', '"' -> throw here().wrong("a %s stands where none can be".formatted(c));
      default -> word();
    };
  }

  private Part here() {
    return new Part(Sort.END, "", line);
  }

  /**
   * Passes white space, and lines that begin with a per cent sign, which are for other programs.
   */
  private void skip() {
    while (at < text.length()) {
      char c = text.charAt(at);
      boolean atStart = at == 0 || text.charAt(at - 1) == '\n';
      if (c == '%' && atStart) {
        int end = text.indexOf('\n', at);
        at = end < 0 ? text.length() : end;
      } else if (c == '\n') {
        line++;
        at++;
      } else if (Character.isWhitespace(c) || c == '\u00a0' || c == '\ufeff') {
        at++;
      } else {
        return;
      }
    }
  }

  private Part sign(Sort sort) {
    at++;
    return new Part(sort, "", line);
  }

  private Part comment() {
    if (text.indexOf('}', at) < 0) {
      throw here().wrong("a comment begins here with { and is not closed with }");
    }
    return until('}', Sort.COMMENT);
  }

  /** What stands behind this sign, up to another or the end. */
  private Part until(char end, Sort sort) {
    int start = at + 1;
    int stop = text.indexOf(end, start);
    stop = stop < 0 ? text.length() : stop;
    Part part = new Part(sort, text.substring(start, stop), line);
    line += (int) part.text().chars().filter(c -> c == '\n').count();
    at = end == '\n' ? stop : stop + 1;
    return part;
  }

  private Part glyph() {
    int start = ++at;
    while (at < text.length() && Character.isDigit(text.charAt(at))) {
      at++;
    }
    return new Part(Sort.GLYPH, text.substring(start, at), line);
  }

  private Part word() {
    int start = at;
    while (at < text.length()
        && !Character.isWhitespace(text.charAt(at))
        && "[]{}();$\"".indexOf(text.charAt(at)) < 0) {
      at++;
    }
    return new Part(Sort.WORD, text.substring(start, at), line);
  }

  /** A name, white space, and a value in quotation marks, between brackets. */
  private Part tag() {
    Part start = here();
    int open = text.indexOf('"', at);
    String name = open < 0 ? "" : text.substring(at + 1, open).strip();
    boolean isName = !name.isEmpty() && name.chars().allMatch(PgnScanner::isNameLetter);
    StringBuilder value = new StringBuilder();
    int i = open + 1;
    while (isName && i < text.length() && text.charAt(i) != '"' && text.charAt(i) != '\n') {
      i += text.charAt(i) == '\\' && i + 1 < text.length() ? 1 : 0;
      value.append(text.charAt(i));
      i++;
    }
    int close = i + 1;
    while (close < text.length() && text.charAt(close) == ' ') {
      close++;
    }
    boolean closed = i < text.length() && text.charAt(i) == '"';
    if (!isName || !closed || close >= text.length() || text.charAt(close) != ']') {
      throw start.wrong("a tag cannot be read; it must look like [Event \"A game\"]");
    }
    at = close + 1;
    return new Part(Sort.TAG, name + " " + value, line);
  }

  private static boolean isNameLetter(int c) {
    return c == '_' || (c < 128 && Character.isLetterOrDigit(c));
  }
}
