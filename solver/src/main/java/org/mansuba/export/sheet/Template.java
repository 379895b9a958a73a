package org.mansuba.export.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.mansuba.words.Phrase;
import org.mansuba.words.Words;

/** Writes phrases so that the moves in them stay apart from the words around them. */
final class Template {
  private Template() {}

  /** A phrase with its moves as moves that are not in the tree. */
  static List<Span> fill(Words words, Phrase phrase) {
    return fill(words, phrase, Span::moves);
  }

  /**
   * A phrase.
   *
   * @param play what its moves become
   */
  static List<Span> fill(Words words, Phrase phrase, Function<String, Span> play) {
    List<Span> spans = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    for (Words.Part part : words.parts(phrase)) {
      switch (part) {
        case Words.Part.Plain(var plain) -> text.append(plain);
        case Words.Part.Play(var moves) -> {
          flush(text, spans);
          spans.add(play.apply(moves));
        }
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
