package org.mansuba.export.sheet;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mansuba.score.ScoreNode;
import org.mansuba.words.Language;
import org.mansuba.words.Words;

/**
 * This program's remarks where a printed solution is incomplete. They are true of one printing
 * only, so a later, more complete one must not keep them as the author's.
 */
final class CutRemarks {
  private static final List<String> KEYS =
      List.of("shortVariation", "unfollowed", "unfollowed.atMost", "transposes");
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,3}");

  private CutRemarks() {}

  /** Returns whether a move has one of them, in any language. */
  static boolean areOn(ScoreNode node) {
    return node.annotation().comments().entrySet().stream()
        .anyMatch(entry -> has(entry.getKey(), entry.getValue()));
  }

  /** Returns whether a comment in the language of a code is one of them. */
  static boolean has(String code, String comment) {
    return isAny(KEYS, code, comment);
  }

  /** Returns whether a comment says that only one line of a win was worked out. */
  static boolean isOneLine(String code, String comment) {
    return isAny(List.of("unfollowed.line"), code, comment);
  }

  private static boolean isAny(List<String> keys, String code, String comment) {
    Optional<Language> language = Language.of(code);
    if (language.isEmpty()) {
      return false;
    }
    Words words = Words.of(language.get());
    Matcher number = NUMBER.matcher(comment);
    int moves = number.find() ? Integer.parseInt(number.group()) : 0;
    return keys.stream().anyMatch(key -> words.text(key, moves).equals(comment));
  }
}
