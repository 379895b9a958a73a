package org.mansuba.cli.bench;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mansuba.bench.Stopwatch;
import org.mansuba.bench.Suite;
import org.mansuba.bench.Task;
import org.mansuba.bench.Yardstick;
import org.mansuba.cli.input.LimitOptions;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.cli.output.OutputOptions;
import org.mansuba.cli.output.Refusal;
import org.mansuba.cli.output.Session;
import org.mansuba.notation.Excerpt;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures the search on a fixed suite. */
@Command(
    name = "mansuba bench",
    description =
        "Runs a fixed suite of problems and prints the cost of each, also as a multiple of a"
            + " yardstick: counting all lines of six plies from the array, with fairy-stockfish if"
            + " it is installed.",
    footer = {
      "",
      "Examples:",
      "  mansuba bench --threads 1",
      "  mansuba bench dilarams-legacy --memory 256m",
      "  mansuba bench --json >old.json; mansuba bench --compare old.json",
      "",
      "Exit status: 0 done, 2 bad input."
    })
public final class BenchCommand implements Callable<ExitStatus> {
  /** The number of easy tasks used for warming up. */
  private static final int WARMING_TASKS = 5;

  private final Session session;
  private final Supplier<Yardstick> ruler;

  @Parameters(
      paramLabel = "NAME",
      arity = "0..*",
      description = "Only tasks whose names start with NAME.")
  private List<String> names = new ArrayList<>();

  @Option(
      names = "--compare",
      paramLabel = "FILE",
      description =
          "Compare with the --json output in FILE: 0.50 under nodes x or ratio x means half the"
              + " nodes or half the ratio of that run.")
  private @Nullable String compare;

  @Mixin private LimitOptions limitOptions = new LimitOptions();
  @Mixin private OutputOptions outputOptions = new OutputOptions();

  /** Measures beside the best yardstick that is installed. */
  public BenchCommand(Session session) {
    this(session, Yardstick::take);
  }

  /** Measures beside a yardstick, which is taken before the first task. */
  public BenchCommand(Session session, Supplier<Yardstick> ruler) {
    this.session = session;
    this.ruler = ruler;
  }

  @Override
  public ExitStatus call() {
    OutputOptions.Form form = outputOptions.form();
    Stopwatch stopwatch = new Stopwatch(limitOptions.limits());
    EarlierBench earlier =
        compare == null ? EarlierBench.none() : EarlierBench.read(compare, session.terminal());
    List<Task> suite = Suite.tasks();
    names.forEach(name -> requireTask(name, suite));
    List<Task> tasks = suite.stream().filter(this::isAsked).toList();
    PrintStream out = session.terminal().out();
    Yardstick yardstick = ruler.get();
    BenchReport report =
        switch (form) {
          case TEXT -> new BenchText(out, yardstick, earlier);
          case JSON -> new BenchJson(out, yardstick, earlier);
        };
    stopwatch.warmUp(suite.subList(0, WARMING_TASKS));
    report.begin();
    for (Task task : tasks) {
      report.add(task, stopwatch.measure(task));
      out.flush();
    }
    report.end();
    return ExitStatus.YES;
  }

  private static void requireTask(String name, List<Task> suite) {
    if (name.isBlank()) {
      throw new Refusal("the name of a task is empty; leave it out to run all");
    }
    if (suite.stream().noneMatch(task -> task.name().startsWith(name))) {
      throw new Refusal(
          "no task starts with %s; the first one is %s, and 'mansuba bench' runs all"
              .formatted(Excerpt.of(name), suite.getFirst().name()));
    }
  }

  private boolean isAsked(Task task) {
    return names.isEmpty() || names.stream().anyMatch(task.name()::startsWith);
  }
}
