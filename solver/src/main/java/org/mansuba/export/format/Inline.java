package org.mansuba.export.format;

import java.util.List;
import java.util.function.Function;
import org.mansuba.export.sheet.Span;
import org.mansuba.notation.Excerpt;

/** Joins the spans of a line. */
final class Inline {
  private static final char LEFT_TO_RIGHT = '\u2066';
  private static final char FIRST_STRONG = '\u2068';
  private static final char END = '\u2069';

  private Inline() {}

  /** Returns the converted spans, separated by spaces. */
  static String join(List<Span> spans, Function<Span, String> text) {
    StringBuilder out = new StringBuilder();
    for (Span span : spans) {
      out.append(out.isEmpty() || span.isAttached() ? "" : " ").append(text.apply(span));
    }
    return out.toString();
  }

  /** Returns a text that runs from left to right, regardless of its surroundings. */
  static String leftToRight(String text) {
    return LEFT_TO_RIGHT + text + END;
  }

  /**
   * Returns the text of a span for right-to-left plain text, with control characters that keep
   * moves in order.
   */
  static String isolated(Span span) {
    char start = span.isMove() ? LEFT_TO_RIGHT : FIRST_STRONG;
    String text = Excerpt.visible(span.text());
    return span.isAttached() ? text : start + text + END;
  }
}
