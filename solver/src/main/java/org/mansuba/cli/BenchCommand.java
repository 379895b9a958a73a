package org.mansuba.cli;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.mansuba.bench.Measurement;
import org.mansuba.bench.Stopwatch;
import org.mansuba.bench.Suite;
import org.mansuba.bench.Task;
import org.mansuba.bench.Yardstick;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Measures the search on a fixed suite. */
@Command(
    name = "mansuba bench",
    description = {
      "Solves a fixed suite of problems and prints what each took, also as a multiple of a yardstick:",
      "counting all lines of six plies from the array, by fairy-stockfish where it is installed."
    },
    footer = {
      "",
      "Examples:",
      "  mansuba bench --threads 1",
      "  mansuba bench dilarams-legacy --memory 256m",
      "",
      "Exit status: 0; 2 bad input."
    })
final class BenchCommand implements Callable<ExitStatus> {
  private final Session session;

  @Parameters(paramLabel = "NAME", arity = "0..*", description = "Only tasks whose names begin so.")
  private List<String> names = new ArrayList<>();

  @Mixin private LimitOptions limitOptions = new LimitOptions();
  @Mixin private OutputOptions outputOptions = new OutputOptions();

  BenchCommand(Session session) {
    this.session = session;
  }

  @Override
  public ExitStatus call() {
    OutputOptions.Form form = outputOptions.form();
    Stopwatch stopwatch = new Stopwatch(limitOptions.limits());
    List<Task> suite = Suite.tasks();
    List<Task> tasks = suite.stream().filter(this::isAsked).toList();
    if (tasks.isEmpty()) {
      throw new Refusal(
          "the suite has no such task; its tasks are %s"
              .formatted(String.join(", ", suite.stream().map(Task::name).toList())));
    }
    PrintStream out = session.terminal().out();
    Yardstick yardstick = Yardstick.take();
    if (form == OutputOptions.Form.TEXT) {
      out.println(
          "Yardstick: perft 6 of the array by %s, %s s"
              .formatted(yardstick.name(), seconds(yardstick.cpuSeconds())));
      out.println(row("", "nodes", "CPU s", "nodes/s", "ratio", "verdict"));
    }
    stopwatch.warmUp(suite.subList(0, 5));
    for (Task task : tasks) {
      Measurement measured = stopwatch.measure(task);
      print(out, form, task, measured, yardstick);
      out.flush();
    }
    return ExitStatus.YES;
  }

  private boolean isAsked(Task task) {
    return names.isEmpty() || names.stream().anyMatch(task.name()::startsWith);
  }

  private static void print(
      PrintStream out, OutputOptions.Form form, Task task, Measurement measured, Yardstick rod) {
    double ratio = measured.cpuSeconds() / rod.cpuSeconds();
    String verdict = new VerdictText(task.stipulation(), "stopped").sentence(measured.verdict());
    if (form == OutputOptions.Form.JSON) {
      JsonLine.print(
          out,
          json -> {
            json.writeStringProperty("name", measured.name());
            json.writeStringProperty("verdict", verdict);
            json.writeNumberProperty("nodes", measured.nodes());
            json.writeNumberProperty("cpuSeconds", measured.cpuSeconds());
            json.writeNumberProperty("seconds", measured.seconds());
            json.writeStringProperty("yardstick", rod.name());
            json.writeNumberProperty("yardstickSeconds", rod.cpuSeconds());
            json.writeNumberProperty("ratio", ratio);
          });
      return;
    }
    out.println(
        row(
            measured.name(),
            Numbers.full(measured.nodes()),
            seconds(measured.cpuSeconds()),
            Numbers.full(Math.round(measured.nodes() / Math.max(1e-3, measured.cpuSeconds()))),
            seconds(ratio),
            verdict));
  }

  private static String row(
      String name, String nodes, String cpu, String rate, String ratio, String verdict) {
    return "%-32s %13s %8s %12s %7s  %s".formatted(name, nodes, cpu, rate, ratio, verdict);
  }

  private static String seconds(double value) {
    return "%.2f".formatted(value);
  }
}
