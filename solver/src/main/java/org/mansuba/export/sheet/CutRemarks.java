package org.mansuba.export.sheet;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mansuba.score.ScoreNode;
import org.mansuba.words.Language;
import org.mansuba.words.Words;

/**
 * The remarks that this program puts where a printed variation ends before the win. They are true
 * of one printing only, so that a later one, which may go on, does not keep them as the author's.
 */
final class CutRemarks {
  private static final List<String> KEYS =
      List.of("shortVariation", "unfollowed", "unfollowed.atMost", "transposes");
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,3}");

  private CutRemarks() {}

  /** Whether a move has one of them, in whatever language. */
  static boolean areOn(ScoreNode node) {
    return node.annotation().comments().entrySet().stream()
        .anyMatch(entry -> has(entry.getKey(), entry.getValue()));
  }

  /** Whether a comment in the language of a code is one of them. */
  static boolean has(String code, String comment) {
    Optional<Language> language = Language.of(code);
    if (language.isEmpty()) {
      return false;
    }
    Words words = Words.of(language.get());
    Matcher number = NUMBER.matcher(comment);
    int moves = number.find() ? Integer.parseInt(number.group()) : 0;
    return KEYS.stream().anyMatch(key -> words.text(key, moves).equals(comment));
  }
}
