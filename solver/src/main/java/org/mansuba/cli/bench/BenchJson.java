package org.mansuba.cli.bench;

import java.io.PrintStream;
import org.mansuba.bench.Measurement;
import org.mansuba.bench.Task;
import org.mansuba.bench.Yardstick;
import org.mansuba.cli.output.English;
import org.mansuba.cli.output.JsonLine;

/** Writes measurements as JSON, one object per line. */
final class BenchJson implements BenchReport {
  private final PrintStream out;
  private final Yardstick yardstick;
  private final EarlierBench earlier;

  BenchJson(PrintStream out, Yardstick yardstick, EarlierBench earlier) {
    this.out = out;
    this.yardstick = yardstick;
    this.earlier = earlier;
  }

  @Override
  public void begin() {}

  @Override
  public void add(Task task, Measurement measured) {
    double ratio = measured.cpuSeconds() / yardstick.cpuSeconds();
    JsonLine.print(
        out,
        json -> {
          json.writeStringProperty("name", measured.name());
          json.writeStringProperty(
              "verdict", English.answer(task.stipulation(), measured.verdict(), "stopped"));
          json.writeBooleanProperty("stopped", measured.isStopped());
          json.writeNumberProperty("nodes", measured.nodes());
          json.writeNumberProperty("cpuSeconds", measured.cpuSeconds());
          json.writeNumberProperty("seconds", measured.seconds());
          json.writeNumberProperty("memory", measured.memory());
          json.writeStringProperty("yardstick", yardstick.name());
          json.writeNumberProperty("yardstickSeconds", yardstick.cpuSeconds());
          json.writeNumberProperty("ratio", ratio);
          earlier
              .stopped(measured)
              .ifPresent(when -> json.writeStringProperty("notCompared", "stopped " + when));
          earlier
              .compare(measured, ratio, yardstick)
              .ifPresent(
                  times -> {
                    json.writeNumberProperty("nodesToEarlier", times.nodes());
                    if (times.hasRatio()) {
                      json.writeNumberProperty("ratioToEarlier", times.ratio());
                    }
                  });
        });
  }

  @Override
  public void end() {}
}
