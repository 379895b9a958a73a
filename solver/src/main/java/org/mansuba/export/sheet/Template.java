package org.mansuba.export.sheet;

import java.util.ArrayList;
import java.util.List;
import org.mansuba.export.words.Words;

/** Puts moves into sentences, so that the moves stay apart from the words around them. */
final class Template {
  private Template() {}

  /** A text with values put in: spans stay spans, other values become words. */
  static List<Span> fill(Words words, String key, Object... values) {
    List<Span> spans = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    for (Words.Piece piece : words.pieces(key)) {
      if (piece.place() >= 0 && values[piece.place()] instanceof Span span) {
        flush(text, spans);
        spans.add(span);
      } else {
        text.append(piece.place() < 0 ? piece.text() : String.valueOf(values[piece.place()]));
      }
    }
    flush(text, spans);
    return spans;
  }

  private static void flush(StringBuilder text, List<Span> spans) {
    String word = text.toString().strip();
    if (!word.isEmpty()) {
      spans.add(Span.word(word));
    }
    text.setLength(0);
  }
}
