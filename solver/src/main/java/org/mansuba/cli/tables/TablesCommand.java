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

/** Names the commands on tables. */
@Command(
    name = "mansuba tables",
    description = "Endgame tables: the exact result of every position of a few men.",
    footer = {
      "",
      "  mansuba tables build MEN...    build them, and those they lead to",
      "  mansuba tables stats MEN...    count what is in them",
      "  mansuba tables verify MEN...   check them by the plain rules",
      "  mansuba tables mine MEN...     find positions whose solution is unique",
      "",
      "MEN are White's against Black's, as KFvKF."
    })
public final class TablesCommand implements Callable<ExitStatus> {
  @Mixin
  @SuppressWarnings("unused") // picocli asks for it
  private OutputOptions outputOptions = new OutputOptions();

  @Parameters(arity = "0..*", hidden = true) // so that the refusal is our own
  private List<String> words = new ArrayList<>();

  @Override
  public ExitStatus call() {
    if (!words.isEmpty()) {
      throw new Refusal(
          "%s is nothing to do with tables; say build, stats, verify or mine. Try 'mansuba tables --help'."
              .formatted(Excerpt.of(words.getFirst())));
    }
    throw new Refusal(
        "what of the tables? Say build, stats, verify or mine. Try 'mansuba tables --help'.");
  }
}
