package org.mansuba.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.mansuba.board.Side;
import org.mansuba.notation.Excerpt;
import org.mansuba.notation.Fen;
import org.mansuba.problem.AtomicFile;
import org.mansuba.problem.Problem;
import org.mansuba.problem.ProblemFile;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.tables.BuildStopped;
import org.mansuba.tables.Material;
import org.mansuba.tables.Miner;
import org.mansuba.tables.Tables;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Finds problems in tables. */
@Command(
    name = "mansuba tables mine",
    description = "Finds positions in which White is to move and wins, the longest first.",
    footer = {
      "",
      "A solution is unique if there is one fastest first move, and after it and every defence",
      "that holds out longest again one, down to the end.",
      "",
      "Examples:",
      "  mansuba tables mine KFvKF --unique --min 12",
      "  mansuba tables mine KRFvKR --unique --min 8 --most 50 --output mined",
      "",
      "Exit status: 0, 1 nothing was found, 2 bad input, 3 Ctrl-C came first."
    })
final class TablesMineCommand implements Callable<ExitStatus> {
  private static final int LARGEST = 100_000;

  private final Session session;

  @Mixin private TableOptions options = new TableOptions();

  @Option(names = "--unique", description = "Only positions whose solution is unique.")
  private boolean unique;

  @Option(names = "--min", paramLabel = "N", description = "Only wins of N moves or more.")
  private String least = "1";

  @Option(names = "--most", paramLabel = "N", description = "Find no more than N. Usually 20.")
  private String most = "20";

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FOLDER",
      description = "Write a problem file for each into this folder.")
  private @Nullable String output;

  TablesMineCommand(Session session) {
    this.session = session;
  }

  @Override
  public ExitStatus call() {
    OutputOptions.Form form = options.output().form();
    int min = number("--min", least);
    int max = number("--most", most);
    Tables tables = options.existingTables();
    Miner.Wanted wanted = unique ? Miner.Wanted.UNIQUE : Miner.Wanted.ANY;
    List<Problem> problems = new ArrayList<>();
    for (Material material : options.materials()) {
      try {
        List<Miner.Find> finds =
            options.run(
                session, order -> new Miner(tables, order).mine(material, wanted, min, max));
        for (int i = 0; i < finds.size(); i++) {
          problems.add(problem(material + "-" + (i + 1), finds.get(i), tables));
        }
      } catch (BuildStopped stopped) {
        return ExitStatus.UNDECIDED;
      }
    }
    write(problems);
    print(problems, form);
    return problems.isEmpty() ? ExitStatus.NO : ExitStatus.YES;
  }

  private static Problem problem(String id, Miner.Find find, Tables tables) {
    return Problem.of(find.setup())
        .withId(id)
        .withRules(tables.rules())
        .withStipulation(Stipulation.win(Side.WHITE).in(find.moves()));
  }

  private void write(List<Problem> problems) {
    if (output == null) {
      return;
    }
    try {
      Path folder = Files.createDirectories(Path.of(output));
      problems.forEach(
          problem -> ProblemFile.write(folder.resolve(problem.id() + ".json"), problem));
    } catch (InvalidPathException e) {
      throw new Refusal("--output %s is no folder".formatted(Excerpt.of(output)));
    } catch (IOException e) {
      throw new Refusal(
          "%s cannot be made: %s".formatted(Excerpt.of(output), AtomicFile.reason(e)));
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
    Columns columns = new Columns();
    for (Problem problem : problems) {
      columns.add(
          problem.id(), problem.stipulation().moves() + " moves", Fen.write(problem.setup()));
    }
    columns.print(out);
  }

  private static int number(String option, String text) {
    if (text.matches("[0-9]{1,6}")) {
      int number = Integer.parseInt(text);
      if (number >= 1 && number <= LARGEST) {
        return number;
      }
    }
    throw new Refusal(
        "%s is a whole number, from 1 to %d; it cannot be %s"
            .formatted(option, LARGEST, Excerpt.of(text)));
  }
}
