package org.mansuba.documents;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The words that people read in a file, without code, on one line. */
final class WordedText {
  /**
   * Text blocks, strings and characters, so that no mark of a comment is found in them; comments.
   */
  private static final Pattern JAVA =
      Pattern.compile(
          "(?s)\"\"\".*?\"\"\"|\"(?:[^\"\\\\\\n]|\\\\.)*+\"|'(?:[^'\\\\]|\\\\.)++'"
              + "|//[^\\n]*|/\\*.*?\\*/");

  private static final Pattern FENCE = Pattern.compile("(?ms)^```.*?^```$");

  private WordedText() {}

  /** Returns the words of a file of that name. */
  static String of(String name, String content) {
    String words = content;
    if (name.endsWith(".java")) {
      words =
          JAVA.matcher(content).results().map(MatchResult::group).collect(Collectors.joining("\n"));
      words = words.replaceAll("(?m)^\\s*(/\\*\\*?|\\*/?|//)|\\*/$", " ");
      words = words.replace("\"\n\"", "");
    } else if (name.endsWith(".md")) {
      words = FENCE.matcher(content).replaceAll(" ");
    } else if (!name.endsWith(".json")) {
      words = content.replaceAll("(?m)^\\s*#", " ").replaceAll("\\\\\\n", " ");
    }
    return words.replaceAll("\\s+", " ");
  }
}
