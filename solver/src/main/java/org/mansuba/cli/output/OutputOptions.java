package org.mansuba.cli.output;

import org.mansuba.notation.Excerpt;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of commands that answer in text or JSON. */
public final class OutputOptions {
  @Option(names = "--json", description = "Print one line of JSON.")
  private boolean json;

  @Option(names = "--lang", paramLabel = "LANG", description = "Language of the output: en.")
  private String language = "en";

  @Mixin private MessageOptions messages = new MessageOptions();

  /** The form of the answer. */
  public enum Form {
    /** Sentences and boards. */
    TEXT,
    /** One JSON object a line. */
    JSON
  }

  /**
   * Returns the form of the answer.
   *
   * @throws Refusal if an option's value is invalid
   */
  public Form form() {
    if (!language.equals("en")) {
      throw new Refusal(
          "unknown --lang %s; the only language is en".formatted(Excerpt.of(language)));
    }
    return json ? Form.JSON : Form.TEXT;
  }

  /** Returns the progress line; silent unless a person reads the messages and wants progress. */
  public LiveLine line(Terminal terminal) {
    return messages.line(terminal);
  }
}
