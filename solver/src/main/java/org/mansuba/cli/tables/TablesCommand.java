package org.mansuba.cli.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.cli.output.OutputOptions;
import org.mansuba.cli.output.Refusal;
import org.mansuba.notation.Excerpt;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Dispatches to the subcommands on tables. */
@Command(
    name = "mansuba tables",
    description = "Endgame tables: the exact result of every position with few men.",
    footer = {
      "",
      "  mansuba tables build MEN...    build tables and those they lead to",
      "  mansuba tables stats MEN...    show statistics",
      "  mansuba tables verify MEN...   verify tables by the plain rules",
      "  mansuba tables mine MEN...     find positions with a unique solution",
      "",
      "MEN are White's men against Black's, e.g. KFvKF."
    })
public final class TablesCommand implements Callable<ExitStatus> {
  @Mixin
  @SuppressWarnings("unused") // read by picocli
  private OutputOptions outputOptions = new OutputOptions();

  @Parameters(arity = "0..*", hidden = true) // so that we can report errors ourselves
  private List<String> words = new ArrayList<>();

  @Override
  public ExitStatus call() {
    if (!words.isEmpty()) {
      throw new Refusal(
          "unknown subcommand %s; use build, stats, verify or mine. Try 'mansuba tables --help'."
              .formatted(Excerpt.of(words.getFirst())));
    }
    throw new Refusal(
        "missing subcommand; use build, stats, verify or mine. Try 'mansuba tables --help'.");
  }
}
