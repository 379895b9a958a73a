package org.mansuba.cli.tables;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.mansuba.board.Side;
import org.mansuba.cli.output.Columns;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.cli.output.FileName;
import org.mansuba.cli.output.JsonLine;
import org.mansuba.cli.output.Numbers;
import org.mansuba.cli.output.OutputOptions;
import org.mansuba.cli.output.Refusal;
import org.mansuba.cli.output.Session;
import org.mansuba.notation.Excerpt;
import org.mansuba.notation.Fen;
import org.mansuba.problem.AtomicFile;
import org.mansuba.problem.Problem;
import org.mansuba.problem.ProblemFile;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.tables.build.BuildStopped;
import org.mansuba.tables.index.Material;
import org.mansuba.tables.probe.Tables;
import org.mansuba.tables.survey.Miner;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Finds problems in tables. */
@Command(
    name = "mansuba tables mine",
    description =
        "Finds positions in tables that may serve as problems: White is to move and wins. The longest"
            + " wins come first.",
    footer = {
      "",
      "The tables must exist. A solution is unique if there is a single fastest first move, and"
          + " again a single one after every longest defence, to the end.",
      "",
      "Examples:",
      "  mansuba tables mine KFvKF --unique --min 12",
      "  mansuba tables mine KRFvKR --unique --min 8 --most 50 --output mined",
      "",
      "Exit status: 0 found, 1 none found, 2 bad input, 3 interrupted by Ctrl-C; results for MEN"
          + " finished before are kept."
    })
public final class TablesMineCommand implements Callable<ExitStatus> {
  private static final int LARGEST = 100_000;

  private final Session session;

  @Mixin private TableOptions options = new TableOptions();

  @Option(names = "--unique", description = "Only positions with a unique solution.")
  private boolean unique;

  @Option(
      names = "--min",
      paramLabel = "N",
      description = "Only wins in at least N moves (default 1).")
  private String least = "1";

  @Option(names = "--most", paramLabel = "N", description = "At most N for each MEN (default 20).")
  private String most = "20";

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FOLDER",
      description = "Write each to FOLDER as a problem file: MEN-1.json and so on.")
  private @Nullable String output;

  /** Creates the command for one run of the program. */
  public TablesMineCommand(Session session) {
    this.session = session;
  }

  @Override
  public ExitStatus call() {
    OutputOptions.Form form = options.output().form();
    int min = number("--min", least);
    int max = number("--most", most);
    Optional<Path> folder = folder();
    Tables tables = options.existingTables();
    Miner.Wanted wanted = unique ? Miner.Wanted.UNIQUE : Miner.Wanted.ANY;
    List<Problem> problems = new ArrayList<>();
    Optional<Material> unfinished = Optional.empty();
    for (Material material : options.materials()) {
      try {
        List<Miner.Find> finds =
            options.run(
                session, order -> new Miner(tables, order).mine(material, wanted, min, max));
        for (int i = 0; i < finds.size(); i++) {
          problems.add(problem(material + "-" + (i + 1), finds.get(i), tables));
        }
      } catch (BuildStopped stopped) {
        unfinished = Optional.of(material);
        break;
      }
    }
    if (!problems.isEmpty() || unfinished.isEmpty()) {
      folder.ifPresent(into -> write(problems, into));
      print(problems, form);
    }
    if (unfinished.isPresent()) {
      return TableOptions.stopped(session, unfinished.get() + " was not searched completely");
    }
    return problems.isEmpty() ? ExitStatus.NO : ExitStatus.YES;
  }

  private static Problem problem(String id, Miner.Find find, Tables tables) {
    return Problem.of(find.setup())
        .withId(id)
        .withRules(tables.rules())
        .withStipulation(Stipulation.win(Side.WHITE).in(find.moves()));
  }

  /** Returns the folder for the problems, checked before the search starts. */
  private Optional<Path> folder() {
    if (output == null) {
      return Optional.empty();
    }
    Path folder = FileName.path("--output", output);
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new Refusal(
          "--output %s is a file; give a folder, which is created if necessary"
              .formatted(Excerpt.of(output)));
    }
    return Optional.of(folder);
  }

  private static void write(List<Problem> problems, Path into) {
    try {
      Path folder = Files.createDirectories(into);
      problems.forEach(
          problem -> ProblemFile.write(folder.resolve(problem.id() + ".json"), problem));
    } catch (IOException e) {
      throw new Refusal(
          "%s cannot be created: %s".formatted(Excerpt.of(into.toString()), AtomicFile.reason(e)));
    }
  }

  private void print(List<Problem> problems, OutputOptions.Form form) {
    PrintStream out = session.terminal().out();
    if (form == OutputOptions.Form.JSON) {
      problems.forEach(
          problem ->
              JsonLine.print(
                  out,
                  json -> {
                    json.writeStringProperty("id", problem.id());
                    json.writeStringProperty("fen", Fen.write(problem.setup()));
                    json.writeNumberProperty("moves", problem.stipulation().moves());
                  }));
      return;
    }
    if (problems.isEmpty()) {
      out.println(
          "No position was found with White to move and a %swin of %s or more."
              .formatted(
                  unique ? "unique " : "",
                  Numbers.count(Integer.parseInt(least), "move", "moves")));
    }
    Columns columns = new Columns();
    for (Problem problem : problems) {
      columns.add(
          problem.id(), problem.stipulation().moves() + " moves", Fen.write(problem.setup()));
    }
    columns.print(out);
    if (output != null && !problems.isEmpty()) {
      out.println(
          "%s written into %s"
              .formatted(
                  Numbers.count(problems.size(), "problem file", "problem files"),
                  Excerpt.fileName(output)));
    }
  }

  private static int number(String option, String text) {
    if (text.matches("[0-9]{1,6}")) {
      int number = Integer.parseInt(text);
      if (number >= 1 && number <= LARGEST) {
        return number;
      }
    }
    throw new Refusal(
        "invalid %1$s %3$s; it must be a whole number from 1 to %2$d"
            .formatted(option, LARGEST, Excerpt.of(text)));
  }
}
