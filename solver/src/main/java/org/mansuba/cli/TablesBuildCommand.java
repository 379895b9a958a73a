package org.mansuba.cli;

import java.io.PrintStream;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.mansuba.tables.BuildStopped;
import org.mansuba.tables.Material;
import org.mansuba.tables.Tables;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Builds tables. */
@Command(
    name = "mansuba tables build",
    description = "Builds tables, and those that captures and promotions lead to.",
    footer = {
      "",
      "What is there already is not built again, so a build that was stopped goes on from there.",
      "",
      "Examples:",
      "  mansuba tables build KFvKF KRvKN",
      "  mansuba tables build KRFvKR --dir /data/tables",
      "",
      "Exit status: 0 they are there, 2 bad input, 3 Ctrl-C came first."
    })
final class TablesBuildCommand implements Callable<ExitStatus> {
  private final Session session;

  @Mixin private TableOptions options = new TableOptions();

  TablesBuildCommand(Session session) {
    this.session = session;
  }

  @Override
  public ExitStatus call() {
    OutputOptions.Form form = options.output().form();
    PrintStream out = session.terminal().out();
    Tables tables = options.tables();
    for (Material material : options.materials()) {
      long start = System.nanoTime();
      try {
        options.run(
            session,
            order -> {
              tables.build(material, order);
              return material;
            });
      } catch (BuildStopped stopped) {
        session.terminal().err().println("mansuba: stopped; the tables finished are kept");
        return ExitStatus.UNDECIDED;
      }
      Duration elapsed = Duration.ofNanos(System.nanoTime() - start);
      if (form == OutputOptions.Form.JSON) {
        JsonLine.print(
            out,
            json -> {
              json.writeStringProperty("men", material.toString());
              JsonLine.list(json, "tables", material.tables());
              json.writeNumberProperty("seconds", elapsed.toMillis() / 1e3);
            });
      } else {
        out.println(
            "%s: %s, %s"
                .formatted(material, String.join(" ", material.tables()), Times.write(elapsed)));
      }
      out.flush();
    }
    return ExitStatus.YES;
  }
}
