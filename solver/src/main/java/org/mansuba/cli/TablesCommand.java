package org.mansuba.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

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
final class TablesCommand implements Callable<ExitStatus> {
  @Mixin
  @SuppressWarnings("unused") // picocli asks for it
  private OutputOptions outputOptions = new OutputOptions();

  @Override
  public ExitStatus call() {
    throw new Refusal(
        "what of the tables? Say build, stats, verify or mine. Try 'mansuba tables --help'.");
  }
}
