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

  /** The spans with a space between two, each made a text in some way. */
  static String join(List<Span> spans, Function<Span, String> text) {
    StringBuilder out = new StringBuilder();
    for (Span span : spans) {
      out.append(out.isEmpty() || span.isAttached() ? "" : " ").append(text.apply(span));
    }
    return out.toString();
  }

  /** A text that runs from left to right, whatever is around it. */
  static String leftToRight(String text) {
    return LEFT_TO_RIGHT + text + END;
  }

  /**
   * The text of a span in plain text that runs from right to left: with signs around it that keep
   * moves in order.
   */
  static String isolated(Span span) {
    char start = span.isMove() ? LEFT_TO_RIGHT : FIRST_STRONG;
    String text = Excerpt.visible(span.text());
    return span.isAttached() ? text : start + text + END;
  }
}
