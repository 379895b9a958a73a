package org.mansuba.export.sheet;

import java.util.ArrayList;
import java.util.List;
import org.mansuba.export.words.Words;

/** Puts moves into sentences, so that the moves stay apart from the words around them. */
final class Template {
  private Template() {}

  /** Several spans that are put in the place of one value. */
  record Group(List<Span> spans) {
    Group {
      spans = List.copyOf(spans);
    }
  }

  /** Moves to choose from, with the word that means so between two. */
  static Group alternatives(Words words, List<String> moves) {
    List<Span> spans = List.of(Span.moves(moves.getFirst()));
    for (String other : moves.subList(1, moves.size())) {
      spans = fill(words, "or", new Group(spans), Span.moves(other));
    }
    return new Group(spans);
  }

  /** A text with values put in: spans and groups stay spans, other values become words. */
  static List<Span> fill(Words words, String key, Object... values) {
    List<Span> spans = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    for (Words.Piece piece : words.pieces(key, values)) {
      switch (piece.place() < 0 ? piece.text() : values[piece.place()]) {
        case Span span -> {
          flush(text, spans);
          spans.add(span);
        }
        case Group(var several) -> {
          flush(text, spans);
          spans.addAll(several);
        }
        case Object word -> text.append(word);
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
