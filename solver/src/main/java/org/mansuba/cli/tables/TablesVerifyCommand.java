package org.mansuba.cli.tables;

import java.io.PrintStream;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.cli.output.JsonLine;
import org.mansuba.cli.output.OutputOptions;
import org.mansuba.cli.output.Refusal;
import org.mansuba.cli.output.Session;
import org.mansuba.notation.Excerpt;
import org.mansuba.tables.build.BuildStopped;
import org.mansuba.tables.index.Material;
import org.mansuba.tables.probe.Tables;
import org.mansuba.tables.survey.TableVerifier;
import org.mansuba.tables.survey.Verification;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Verifies tables. */
@Command(
    name = "mansuba tables verify",
    description = "Verifies tables against those they lead to, by the plain rules.",
    footer = {
      "",
      "By default all entries are checked with up to 4 men, one in 500 with 5 men.",
      "",
      "Example:",
      "  mansuba tables verify KFvKF",
      "",
      "Exit status: 0 correct, 1 errors found, 2 bad input, 3 interrupted by Ctrl-C."
    })
public final class TablesVerifyCommand implements Callable<ExitStatus> {
  private static final int ALL_UP_TO = 4;
  private static final int SAMPLE = 500;

  private final Session session;

  @Mixin private TableOptions options = new TableOptions();

  @Option(
      names = "--every",
      paramLabel = "N",
      description = "Check one entry in N, pseudo-randomly chosen; 1 for all.")
  private @Nullable String every;

  /** Creates the command for one run of the program. */
  public TablesVerifyCommand(Session session) {
    this.session = session;
  }

  @Override
  public ExitStatus call() {
    OutputOptions.Form form = options.output().form();
    PrintStream out = session.terminal().out();
    Tables tables = options.existingTables();
    ExitStatus status = ExitStatus.YES;
    for (Material material : options.materials()) {
      int share = share(material);
      long start = System.nanoTime();
      Verification verification;
      try {
        verification =
            options.run(
                session,
                (order, line) ->
                    new TableVerifier(tables, order).verify(material, share, VerifyLine.on(line)));
      } catch (BuildStopped stopped) {
        return TableOptions.stopped(session, material + " was not checked completely");
      }
      Duration elapsed = Duration.ofNanos(System.nanoTime() - start);
      status = verification.wrong().isEmpty() ? status : ExitStatus.NO;
      VerificationText text = new VerificationText(material, share, verification, elapsed);
      if (form == OutputOptions.Form.JSON) {
        JsonLine.print(out, text::write);
      } else {
        text.print(out);
      }
      out.flush();
    }
    return status;
  }

  private int share(Material material) {
    if (every == null) {
      return material.men() <= ALL_UP_TO ? 1 : SAMPLE;
    }
    if (every.matches("[0-9]{1,6}") && Integer.parseInt(every) >= 1) {
      return Integer.parseInt(every);
    }
    throw new Refusal(
        "invalid --every; it must be a whole number of at least 1, not " + Excerpt.of(every));
  }
}
