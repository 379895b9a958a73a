package org.mansuba.problem.foreign;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.mansuba.notation.NotationException;
import org.mansuba.problem.ProblemException;

/**
 * Reads game records in PGN, lists of FEN or EPD records, input of the solver Popeye, and lists of
 * men. Which it is, the text itself tells.
 *
 * <pre>{@code
 * List<Imported> problems = Import.read("8/8/8/3k4/8/1KQ5/8/q7 w - - dm 20;", "list.epd");
 * }</pre>
 */
public final class Import {
  private static final Pattern TAG = Pattern.compile("(?s)(?:%[^\\n]*+\\n|\\s++)*+\\[\\w+\\s+\".*");
  private static final Pattern POPEYE =
      Pattern.compile("(?is)(?:^|.*\\s)(?:beginproblem|stipulation\\s|pieces\\s).*");
  private static final Pattern JSON =
      Pattern.compile("(?s)\\s*+(?:\\{\\s*+[\"}]|\\[\\s*+[{\\]]).*");
  private static final Pattern RECORD = Pattern.compile("[^\\s/]+(/[^\\s/]+){7}");

  private Import() {}

  /**
   * The problems of a text.
   *
   * @param name what messages call it, usually the name of its file
   * @throws ProblemException if it is none of these, or something in it is wrong
   */
  public static List<Imported> read(String text, String name) {
    try {
      List<Imported> problems = read(text.startsWith("\ufeff") ? text.substring(1) : text);
      if (problems.isEmpty()) {
        throw new NotationException("there is no problem in it");
      }
      return problems;
    } catch (NotationException wrong) {
      throw new ProblemException(name + ": " + wrong.getMessage());
    }
  }

  private static List<Imported> read(String text) {
    if (text.isBlank()) {
      throw new NotationException("the text is empty");
    }
    if (text.chars().anyMatch(c -> Character.isISOControl(c) && !Character.isWhitespace(c))) {
      throw new NotationException("it has a control character, so it is no plain text");
    }
    if (JSON.matcher(text).matches()) {
      throw new NotationException(
          "this is JSON, which needs no import; if it is a problem of this program, give it to solve,"
              + " check or show as it is");
    }
    if (TAG.matcher(text).matches()) {
      return PgnImport.read(text);
    }
    // A comment of a record may hold the words that Popeye's input is known by.
    if (isRecordList(text)) {
      return EpdImport.read(text);
    }
    return POPEYE.matcher(text).matches()
        ? new PopeyeImport(text).read()
        : List.of(ListImport.read(text));
  }

  private static boolean isRecordList(String text) {
    String first =
        text.lines()
            .map(line -> line.strip().toLowerCase(Locale.ROOT))
            .filter(line -> !line.isEmpty() && !line.startsWith("#"))
            .findFirst()
            .orElse("");
    return RECORD.matcher(first.split("\\s+", 2)[0]).matches();
  }
}
