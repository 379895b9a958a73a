package org.mansuba.notation;

/**
 * Makes user input safe to show: replaces what could control a terminal or reorder the line by
 * U+FFFD.
 */
public final class Excerpt {
  /** The maximum number of characters quoted. */
  public static final int LIMIT = 40;

  private static final int LONGEST_FILE_NAME = 300;
  private static final char HARMLESS = '\uFFFD';

  private Excerpt() {}

  /**
   * Returns the start of a text in quotation marks. At most {@link #LIMIT} characters are kept; an
   * ellipsis marks a cut. Characters that could control a terminal or reorder the line are
   * replaced.
   */
  public static String of(String text) {
    return '"' + plain(text, LIMIT) + '"';
  }

  /**
   * Returns the start of a text, made safe in the same way, without quotation marks.
   *
   * @param limit the maximum number of characters
   */
  public static String plain(String text, int limit) {
    StringBuilder out = new StringBuilder();
    int end = Math.min(text.length(), limit);
    if (end < text.length() && Character.isHighSurrogate(text.charAt(end - 1))) {
      end--;
    }
    for (int i = 0; i < end; ) {
      int point = text.codePointAt(i);
      i += Character.charCount(point);
      out.append(isHarmless(point) ? Character.toString(point) : String.valueOf(HARMLESS));
    }
    return end < text.length() ? out.append('…').toString() : out.toString();
  }

  /**
   * Returns the name of a file or folder, made safe in the same way, without quotation marks. At
   * most 300 characters are kept.
   */
  public static String fileName(String name) {
    return plain(name, LONGEST_FILE_NAME);
  }

  /**
   * The whole text, of any number of lines. Line breaks, tabs and what letters are joined with are
   * kept.
   */
  public static String visible(String text) {
    int first = 0;
    while (first < text.length() && !isSteering(text, first)) {
      first++;
    }
    if (first == text.length()) {
      return text;
    }
    StringBuilder out = new StringBuilder(text);
    for (int i = first; i < text.length(); i++) {
      if (isSteering(text, i)) {
        out.setCharAt(i, HARMLESS);
      }
    }
    return out.toString();
  }

  /** Whether a character is a control that does not merely break a line, or turns the direction. */
  private static boolean isSteering(String text, int i) {
    char c = text.charAt(i);
    return switch (c) {
      case '\n', '\t' -> false;
      case '\r' -> i + 1 == text.length() || text.charAt(i + 1) != '\n';
      default ->
          Character.isISOControl(c)
              || (c >= '\u202a' && c <= '\u202e')
              || (c >= '\u2066' && c <= '\u2069');
    };
  }

  private static boolean isHarmless(int point) {
    return switch (Character.getType(point)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED ->
          false;
      default -> true;
    };
  }
}
