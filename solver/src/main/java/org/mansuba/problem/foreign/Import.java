package org.mansuba.problem.foreign;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.mansuba.notation.NotationException;
import org.mansuba.problem.ProblemException;

/**
 * Reads PGN, lists of FEN or EPD, input of the solver Popeye, and lists of men. Detects the format
 * from the text.
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
   * Returns the problems in a text.
   *
   * @param name the name of the text in messages, normally its file name
   * @throws ProblemException if the text has none of these formats, or has an error
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
      throw new NotationException("it has a control character, so it is not plain text");
    }
    if (JSON.matcher(text).matches()) {
      throw new NotationException(
          "this is JSON, which needs no import; if it is a problem file, pass it to solve,"
              + " check or show directly");
    }
    if (TAG.matcher(text).matches()) {
      return PgnImport.read(text);
    }
    // A comment in a FEN list may contain the words that identify Popeye input.
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
