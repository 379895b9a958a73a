package org.mansuba.cli.output;

import org.mansuba.notation.Excerpt;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of commands that answer in words or in JSON. */
public final class OutputOptions {
  @Option(names = "--json", description = "Print one line of JSON for other programs.")
  private boolean json;

  @Option(names = "--lang", paramLabel = "LANG", description = "Language of the output: en.")
  private String language = "en";

  @Mixin private MessageOptions messages = new MessageOptions();

  /** For whom the answer is printed. */
  public enum Form {
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
  public Form form() {
    if (!language.equals("en")) {
      throw new Refusal(
          "--lang %s is not known; the only language is en".formatted(Excerpt.of(language)));
    }
    return json ? Form.JSON : Form.TEXT;
  }

  /** The line on which progress is shown, if a person reads the messages and wants it. */
  public LiveLine line(Terminal terminal) {
    return messages.line(terminal);
  }
}
