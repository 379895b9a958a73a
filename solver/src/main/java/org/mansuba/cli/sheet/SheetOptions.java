package org.mansuba.cli.sheet;

import org.mansuba.cli.output.MessageOptions;
import org.mansuba.cli.output.Refusal;
import org.mansuba.export.sheet.SolutionExtent;
import org.mansuba.export.sheet.Style;
import org.mansuba.notation.Excerpt;
import org.mansuba.notation.Letters;
import org.mansuba.words.Language;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say how much of a solution is printed, and in which words. */
final class SheetOptions {
  @Option(names = "--full", description = "Print every variation to its end.")
  private boolean full;

  @Option(names = "--main-line", description = "Print the main line only.")
  private boolean mainLine;

  @Option(names = "--no-duals", description = "Leave out duals in the variations.")
  private boolean noDuals;

  @Option(
      names = "--lang",
      paramLabel = "LANG",
      description = "Language of the output: en, ru, pl, ar or fa.")
  private String language = "en";

  @Option(
      names = "--letters",
      paramLabel = "LETTERS",
      description =
          "Letters of the men: standard, bodlaender, chesmayne, persian, arabic, russian,"
              + " figurine or popeye.")
  private String letters = "standard";

  @Mixin private MessageOptions messages = new MessageOptions();

  /**
   * How much is printed.
   *
   * @throws Refusal if the options contradict each other
   */
  SolutionExtent detail() {
    if (full && mainLine) {
      throw new Refusal("--full and --main-line exclude each other; give one");
    }
    SolutionExtent.Depth depth =
        full
            ? SolutionExtent.Depth.FULL
            : mainLine ? SolutionExtent.Depth.MAIN_LINE : SolutionExtent.Depth.USUAL;
    return new SolutionExtent(
        depth, noDuals ? SolutionExtent.Duals.HIDDEN : SolutionExtent.Duals.SHOWN);
  }

  /**
   * The words and letters.
   *
   * @throws Refusal if there are none of that name
   */
  Style style() {
    return Style.of(
        Language.of(language)
            .orElseThrow(
                () ->
                    new Refusal(
                        "--lang %s is not known; the languages are %s"
                            .formatted(Excerpt.of(language), Language.codes()))),
        Letters.named(letters)
            .orElseThrow(
                () ->
                    new Refusal(
                        "--letters %s is not known; the letters are %s"
                            .formatted(Excerpt.of(letters), Letters.names()))));
  }

  /** How messages are shown. */
  MessageOptions messages() {
    return messages;
  }
}
