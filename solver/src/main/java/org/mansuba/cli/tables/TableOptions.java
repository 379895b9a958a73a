package org.mansuba.cli.tables;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mansuba.cli.input.RulesText;
import org.mansuba.cli.output.BuildLine;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.cli.output.FileName;
import org.mansuba.cli.output.LiveLine;
import org.mansuba.cli.output.OutputOptions;
import org.mansuba.cli.output.Refusal;
import org.mansuba.cli.output.Session;
import org.mansuba.notation.Excerpt;
import org.mansuba.rules.RuleSet;
import org.mansuba.search.Cancellation;
import org.mansuba.tables.build.BuildOrder;
import org.mansuba.tables.file.TableFolder;
import org.mansuba.tables.index.Material;
import org.mansuba.tables.probe.Tables;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options shared by all commands on tables. */
final class TableOptions {
  private static final int MOST_THREADS = 1024;

  @Parameters(
      paramLabel = "MEN...",
      hideParamSyntax = true,
      arity = "0..*", // so that we can report a missing one ourselves
      description =
          "White's men against Black's: K king, R rook, N knight, F ferz, A alfil, P pawn, e.g. KFvKF"
              + " or KRFvKR. KFa1vKF restricts the ferz to those that can reach a1.")
  private List<String> words = new ArrayList<>();

  @Option(
      names = "--dir",
      paramLabel = "FOLDER",
      description =
          "Table folder (default: MANSUBA_TABLES, or a folder in the user's application"
              + " data).")
  private @Nullable String folder;

  @Option(
      names = "--rules",
      paramLabel = "KEY=VALUE,...",
      description = "Rule changes, e.g. stalemate=draw,bareKing=off.")
  private @Nullable String rules;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Use N threads (default: all cores).")
  private @Nullable String threads;

  @Mixin private OutputOptions outputOptions = new OutputOptions();

  /** Returns the output options. */
  OutputOptions output() {
    return outputOptions;
  }

  /**
   * Returns the materials given.
   *
   * @throws Refusal if it is missing
   */
  List<Material> materials() {
    if (words.isEmpty()) {
      throw new Refusal("missing table; give White's men and Black's, as in KFvKF");
    }
    return words.stream().map(Material::read).toList();
  }

  /** Returns the tables in the folder given. */
  Tables tables() {
    RuleSet set = rules == null ? RuleSet.STANDARD : RulesText.apply(rules, RuleSet.STANDARD);
    return Tables.inFolder(folder(), set);
  }

  /**
   * Returns the tables in the folder given, which must exist.
   *
   * @throws Refusal if it does not
   */
  Tables existingTables() {
    if (folder != null && !Files.isDirectory(folder())) {
      throw new Refusal(
          "--dir %s is not a folder; give the folder the tables were built in"
              .formatted(Excerpt.of(folder)));
    }
    return tables();
  }

  /**
   * Runs work on tables, showing progress on a terminal; Ctrl-C stops it.
   *
   * @return the result of the work
   */
  <T> T run(Session session, Function<BuildOrder, T> work) {
    return run(session, (order, _) -> work.apply(order));
  }

  /**
   * Runs work that shows its own progress.
   *
   * @return the result of the work
   */
  <T> T run(Session session, BiFunction<BuildOrder, LiveLine, T> work) {
    Cancellation cancellation = session.cancellation();
    try (LiveLine line = outputOptions.line(session.terminal())) {
      return work.apply(
          new BuildOrder(threadCount(), BuildLine.on(line), cancellation::isCancelled), line);
    }
  }

  /** Reports what a stop left behind; returns the status of a stopped command. */
  static ExitStatus stopped(Session session, String outcome) {
    session.terminal().err().println("mansuba: stopped; " + outcome);
    return ExitStatus.UNDECIDED;
  }

  private Path folder() {
    return folder == null ? TableFolder.ofUser() : FileName.path("--dir", folder);
  }

  private int threadCount() {
    if (threads == null) {
      return Runtime.getRuntime().availableProcessors();
    }
    if (threads.matches("[0-9]{1,4}")) {
      int number = Integer.parseInt(threads);
      if (number >= 1 && number <= MOST_THREADS) {
        return number;
      }
    }
    throw new Refusal(
        "invalid --threads %2$s; it must be a whole number from 1 to %1$d"
            .formatted(MOST_THREADS, Excerpt.of(threads)));
  }
}
