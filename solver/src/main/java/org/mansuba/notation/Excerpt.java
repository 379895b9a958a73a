package org.mansuba.notation;

/** Quotes user input safely in messages. */
public final class Excerpt {
  /** The maximum number of characters quoted. */
  public static final int LIMIT = 40;

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
