package org.mansuba.cli.tables;

import java.io.PrintStream;
import java.util.concurrent.Callable;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.cli.output.JsonLine;
import org.mansuba.cli.output.OutputOptions;
import org.mansuba.cli.output.Session;
import org.mansuba.tables.build.BuildStopped;
import org.mansuba.tables.index.Material;
import org.mansuba.tables.probe.Tables;
import org.mansuba.tables.survey.Statistics;
import org.mansuba.tables.survey.StatisticsCollector;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Shows statistics of tables. */
@Command(
    name = "mansuba tables stats",
    description = "Counts wins, losses and draws, and shows the longest wins and mutual zugzwangs.",
    footer = {
      "",
      "The tables must exist. Every position counts, including symmetric ones.",
      "",
      "Example:",
      "  mansuba tables stats KFvKF",
      "",
      "Exit status: 0 counted, 2 bad input, 3 interrupted by Ctrl-C."
    })
public final class TablesStatsCommand implements Callable<ExitStatus> {
  private final Session session;

  @Mixin private TableOptions options = new TableOptions();

  /** Creates the command for one run of the program. */
  public TablesStatsCommand(Session session) {
    this.session = session;
  }

  @Override
  public ExitStatus call() {
    OutputOptions.Form form = options.output().form();
    PrintStream out = session.terminal().out();
    Tables tables = options.existingTables();
    for (Material material : options.materials()) {
      Statistics statistics;
      try {
        statistics = options.run(session, order -> StatisticsCollector.of(tables, material, order));
      } catch (BuildStopped stopped) {
        return TableOptions.stopped(session, material + " was not counted completely");
      }
      StatisticsText text = new StatisticsText(material, statistics);
      if (form == OutputOptions.Form.JSON) {
        JsonLine.print(out, text::write);
      } else {
        text.print(out);
      }
    }
    return ExitStatus.YES;
  }
}
