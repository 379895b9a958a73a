package org.mansuba.cli;

import org.mansuba.notation.Excerpt;
import picocli.CommandLine.Option;

/** The options of every command. */
final class OutputOptions {
  @Option(names = "--json", description = "Print one line of JSON for other programs.")
  private boolean json;

  @Option(names = "--quiet", description = "No progress on standard error.")
  private boolean quiet;

  @Option(names = "--lang", paramLabel = "LANG", description = "Language of the output: en.")
  private String language = "en";

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Print this help.")
  @SuppressWarnings("unused") // picocli asks for it
  private boolean help;

  /** For whom the answer is printed. */
  enum Form {
    /** Sentences and boards. */
    TEXT,
    /** One JSON object a line. */
    JSON
  }

  /**
   * For whom the answer is to be printed.
   *
   * @throws Refusal if an option's value is not possible
   */
  Form form() {
    if (!language.equals("en")) {
      throw new Refusal(
          "--lang %s is not known; the only language is en".formatted(Excerpt.of(language)));
    }
    return json ? Form.JSON : Form.TEXT;
  }

  /** Whether progress may be shown to who reads the messages. */
  boolean showsProgress(Terminal terminal) {
    return !quiet && terminal.messages() == Terminal.Reader.PERSON;
  }
}
