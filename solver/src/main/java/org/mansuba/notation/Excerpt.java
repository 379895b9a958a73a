package org.mansuba.notation;

/** A piece of a user's text that is safe to repeat in a message. */
public final class Excerpt {
  /** The greatest number of characters repeated. */
  public static final int LIMIT = 40;

  private static final char HARMLESS = '\uFFFD';

  private Excerpt() {}

  /**
   * The beginning of a text in quotation marks: at most {@link #LIMIT} characters, the rest
   * replaced by an ellipsis, and everything that could steer a terminal or reorder the line
   * replaced by a sign.
   */
  public static String of(String text) {
    return '"' + plain(text, LIMIT) + '"';
  }

  /**
   * The beginning of a text without quotation marks, made harmless in the same way.
   *
   * @param limit the greatest number of characters repeated
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
