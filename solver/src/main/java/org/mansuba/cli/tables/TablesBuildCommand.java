package org.mansuba.cli.tables;

import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.cli.output.JsonLine;
import org.mansuba.cli.output.OutputOptions;
import org.mansuba.cli.output.Session;
import org.mansuba.tables.build.BuildStopped;
import org.mansuba.tables.index.Material;
import org.mansuba.tables.probe.Tables;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Builds tables. */
@Command(
    name = "mansuba tables build",
    description = "Builds tables, and those that captures and promotions lead to.",
    footer = {
      "",
      "Existing tables are skipped, so a stopped build resumes where it left off."
          + " Reports the new tables and their folder at the end.",
      "",
      "Examples:",
      "  mansuba tables build KFvKF KRvKN",
      "  mansuba tables build KRFvKR --dir /data/tables",
      "",
      "Exit status: 0 all exist, 2 bad input, 3 interrupted by Ctrl-C."
    })
public final class TablesBuildCommand implements Callable<ExitStatus> {
  private final Session session;

  @Mixin private TableOptions options = new TableOptions();

  /** Creates the command for one run of the program. */
  public TablesBuildCommand(Session session) {
    this.session = session;
  }

  @Override
  public ExitStatus call() {
    OutputOptions.Form form = options.output().form();
    PrintStream out = session.terminal().out();
    Tables tables = options.tables();
    for (Material material : options.materials()) {
      long start = System.nanoTime();
      List<Tables.Built> built;
      try {
        built = options.run(session, order -> tables.build(material, order));
      } catch (BuildStopped stopped) {
        return TableOptions.stopped(session, "the tables finished are kept in " + tables.folder());
      }
      Duration elapsed = Duration.ofNanos(System.nanoTime() - start);
      BuiltText text = new BuiltText(material, built, tables.folder(), elapsed);
      if (form == OutputOptions.Form.JSON) {
        JsonLine.print(out, text::write);
      } else {
        text.print(out);
      }
      out.flush();
    }
    return ExitStatus.YES;
  }
}
