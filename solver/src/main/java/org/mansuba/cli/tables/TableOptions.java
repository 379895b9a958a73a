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

/** What all commands on tables take. */
final class TableOptions {
  private static final int MOST_THREADS = 1024;

  @Parameters(
      paramLabel = "MEN...",
      hideParamSyntax = true,
      arity = "0..*", // so that the refusal of none is our own
      description =
          "White's men against Black's: K king, R rook, N knight, F ferz, A alfil, P pawn; as KFvKF"
              + " or KRFvKR. KFa1vKF means only the ferz that can come to a1.")
  private List<String> words = new ArrayList<>();

  @Option(
      names = "--dir",
      paramLabel = "FOLDER",
      description =
          "Where tables are kept. Usually what MANSUBA_TABLES names, or a folder among the user's"
              + " data.")
  private @Nullable String folder;

  @Option(
      names = "--rules",
      paramLabel = "KEY=VALUE,...",
      description = "Rules that differ, as stalemate=draw,bareKing=off.")
  private @Nullable String rules;

  @Option(names = "--threads", paramLabel = "N", description = "Use N threads. Usually all cores.")
  private @Nullable String threads;

  @Mixin private OutputOptions outputOptions = new OutputOptions();

  /** How the command prints. */
  OutputOptions output() {
    return outputOptions;
  }

  /**
   * The materials named.
   *
   * @throws Refusal if there is none
   */
  List<Material> materials() {
    if (words.isEmpty()) {
      throw new Refusal("which tables? Name White's men and Black's, as in KFvKF");
    }
    return words.stream().map(Material::read).toList();
  }

  /** The tables in the folder named. */
  Tables tables() {
    RuleSet set = rules == null ? RuleSet.STANDARD : RulesText.apply(rules, RuleSet.STANDARD);
    return Tables.inFolder(folder(), set);
  }

  /**
   * The tables in the folder named, which must be there.
   *
   * @throws Refusal if it is not
   */
  Tables existingTables() {
    if (folder != null && !Files.isDirectory(folder())) {
      throw new Refusal(
          "--dir %s is no folder; name the one the tables were built in"
              .formatted(Excerpt.of(folder)));
    }
    return tables();
  }

  /**
   * Runs work on tables, with progress if a person looks on, so that Ctrl-C ends it.
   *
   * @return what the work returns
   */
  <T> T run(Session session, Function<BuildOrder, T> work) {
    return run(session, (order, _) -> work.apply(order));
  }

  /**
   * Runs work on tables that shows its progress itself.
   *
   * @return what the work returns
   */
  <T> T run(Session session, BiFunction<BuildOrder, LiveLine, T> work) {
    Cancellation cancellation = session.cancellation();
    try (LiveLine line = outputOptions.line(session.terminal())) {
      return work.apply(
          new BuildOrder(threadCount(), BuildLine.on(line), cancellation::isCancelled), line);
    }
  }

  /** Says what a stop left of the work; the status is that of a command that was stopped. */
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
        "--threads is a whole number, from 1 to %d; it cannot be %s"
            .formatted(MOST_THREADS, Excerpt.of(threads)));
  }
}
