package org.mansuba.cli.bench;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import org.mansuba.bench.Measurement;
import org.mansuba.bench.Task;
import org.mansuba.bench.Yardstick;
import org.mansuba.cli.output.English;
import org.mansuba.cli.output.Numbers;
import org.mansuba.cli.output.Paragraph;

/** Writes measurements as text, one per line. */
final class BenchText implements BenchReport {
  private static final String ROW = "%-32s %13s %8s %8s %12s %6s %7s%s  %s";

  /** Times of shorter tasks are not compared, because the clock is too coarse for them. */
  private static final double LEAST_SECONDS = 0.05;

  private final PrintStream out;
  private final Yardstick yardstick;
  private final EarlierBench earlier;
  private final List<EarlierBench.Figures> compared = new ArrayList<>();
  private final List<EarlierBench.Figures> comparedInTime = new ArrayList<>();
  private final List<String> stopped = new ArrayList<>();

  BenchText(PrintStream out, Yardstick yardstick, EarlierBench earlier) {
    this.out = out;
    this.yardstick = yardstick;
    this.earlier = earlier;
  }

  @Override
  public void begin() {
    out.println(
        "Yardstick: perft 6 of the array by %s, %s s of CPU time"
            .formatted(yardstick.name(), Numbers.decimals(yardstick.cpuSeconds())));
    String times = earlier.isEmpty() ? "" : "%8s %8s".formatted("nodes x", "ratio x");
    out.println(
        ROW.formatted("", "nodes", "CPU s", "wall s", "nodes/s", "MB", "ratio", times, "verdict"));
  }

  @Override
  public void add(Task task, Measurement measured) {
    double ratio = measured.cpuSeconds() / yardstick.cpuSeconds();
    out.println(
        ROW.formatted(
            measured.name(),
            Numbers.full(measured.nodes()),
            Numbers.decimals(measured.cpuSeconds()),
            Numbers.decimals(measured.seconds()),
            Numbers.full(Math.round(measured.nodes() / Math.max(1e-3, measured.cpuSeconds()))),
            measured.memory() >> 20,
            Numbers.decimals(ratio),
            earlier.isEmpty() ? "" : times(measured, ratio),
            English.answer(task.stipulation(), measured.verdict(), "stopped")));
  }

  @Override
  public void end() {
    if (earlier.isEmpty()) {
      return;
    }
    if (compared.isEmpty() && stopped.isEmpty()) {
      out.println("The earlier run had none of these tasks.");
    }
    if (!compared.isEmpty()) {
      String nodes = Numbers.decimals(mean(compared, EarlierBench.Figures::nodes));
      String ratio =
          comparedInTime.isEmpty()
              ? ""
              : ", ratio %s times"
                  .formatted(Numbers.decimals(mean(comparedInTime, EarlierBench.Figures::ratio)));
      out.println(
          "Geometric mean: nodes %s times those of the earlier run%s.".formatted(nodes, ratio));
    }
    if (!stopped.isEmpty()) {
      out.println(
          Paragraph.wrap(
              "Not compared, because a limit stopped the search: %s."
                  .formatted(String.join(", ", stopped))));
    }
    Set<String> others = earlier.otherYardsticks(yardstick);
    if (!others.isEmpty()) {
      out.println(
          Paragraph.wrap(
              "Ratios are not compared, because the yardsticks differ: now %s, then %s."
                  .formatted(yardstick.name(), String.join(" and ", others))));
    }
  }

  private String times(Measurement measured, double ratio) {
    earlier
        .stopped(measured)
        .ifPresent(when -> stopped.add("%s (%s)".formatted(measured.name(), when)));
    Optional<EarlierBench.Figures> times = earlier.compare(measured, ratio, yardstick);
    if (times.isEmpty()) {
      return "%8s %8s".formatted("", "");
    }
    compared.add(times.get());
    if (measured.cpuSeconds() < LEAST_SECONDS || !times.get().hasRatio()) {
      return "%8s %8s".formatted(Numbers.decimals(times.get().nodes()), "");
    }
    comparedInTime.add(times.get());
    return "%8s %8s"
        .formatted(Numbers.decimals(times.get().nodes()), Numbers.decimals(times.get().ratio()));
  }

  private static double mean(
      List<EarlierBench.Figures> figures, ToDoubleFunction<EarlierBench.Figures> figure) {
    return Math.exp(
        figures.stream().mapToDouble(f -> Math.log(figure.applyAsDouble(f))).average().orElse(0));
  }
}
