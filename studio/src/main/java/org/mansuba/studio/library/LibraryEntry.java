package org.mansuba.studio.library;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.mansuba.board.Man;
import org.mansuba.board.Square;
import org.mansuba.problem.Problem;
import org.mansuba.problem.Source;

/**
 * A problem at hand, with its texts made ready for searching.
 *
 * @param problem the problem
 * @param texts all of its texts in small letters without accents
 */
record LibraryEntry(Problem problem, String texts) {
  static LibraryEntry of(Problem problem) {
    Source source = problem.source();
    String texts =
        String.join(
            "\n",
            List.of(
                problem.id(),
                problem.title(),
                source.author(),
                source.work(),
                source.number(),
                source.date(),
                String.join("\n", problem.comment().values()),
                String.join("\n", problem.keywords())));
    return new LibraryEntry(problem, plain(texts));
  }

  /** A text in small letters without accents. */
  static String plain(String text) {
    return Normalizer.normalize(text.toLowerCase(Locale.ROOT), Normalizer.Form.NFD)
        .replaceAll("\\p{Mn}+", "");
  }

  /** Returns whether the texts contain all words, ignoring accents and case. */
  boolean hasAll(List<String> words) {
    return words.stream().allMatch(texts::contains);
  }

  /** Returns whether the diagram has all of these men on their squares. */
  boolean hasMen(Map<Square, Man> men) {
    return problem.setup().men().entrySet().containsAll(men.entrySet());
  }
}
