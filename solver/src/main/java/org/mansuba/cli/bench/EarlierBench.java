package org.mansuba.cli.bench;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.mansuba.bench.Measurement;
import org.mansuba.bench.Yardstick;
import org.mansuba.cli.input.InputFile;
import org.mansuba.cli.output.FileName;
import org.mansuba.cli.output.Refusal;
import org.mansuba.cli.output.Terminal;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What {@code bench --json} printed at another time, to be compared with. */
final class EarlierBench {
  private static final JsonMapper JSON = new JsonMapper();
  private static final int LARGEST = 1 << 24;

  private final Map<String, Earlier> byName;

  private EarlierBench(Map<String, Earlier> byName) {
    this.byName = byName;
  }

  /** Nothing was measured earlier. */
  static EarlierBench none() {
    return new EarlierBench(Map.of());
  }

  /**
   * Reads what was printed.
   *
   * @throws Refusal if that cannot be read, or is something else
   */
  static EarlierBench read(String file, Terminal terminal) {
    String name = FileName.shown(file);
    Map<String, Earlier> byName = new HashMap<>();
    try {
      FileName.path("--compare", file);
      byte[] bytes = InputFile.of(file).bytes(terminal, LARGEST);
      String text = new String(bytes, StandardCharsets.UTF_8);
      for (String line : text.lines().toList()) {
        JsonNode node = JSON.readTree(line);
        if (!node.path("nodes").isNumber() || !node.path("ratio").isNumber()) {
          throw foreign(name);
        }
        byName.put(node.path("name").asString(), Earlier.of(node));
      }
    } catch (JacksonException foreign) {
      throw foreign(name);
    }
    if (byName.isEmpty()) {
      throw new Refusal(name + " is empty; it should be what 'mansuba bench --json' printed");
    }
    return new EarlierBench(byName);
  }

  private static Refusal foreign(String name) {
    return new Refusal(name + " is not what 'mansuba bench --json' prints");
  }

  /** Whether there is anything to compare with. */
  boolean isEmpty() {
    return byName.isEmpty();
  }

  /**
   * How a measurement compares; empty if its task was not measured, or one of the two runs was
   * stopped at a limit, which would compare an answer with a part of one.
   *
   * @param ratio processor time to the yardstick's
   */
  Optional<Figures> compare(Measurement measured, double ratio, Yardstick yardstick) {
    return Optional.ofNullable(byName.get(measured.name()))
        .filter(old -> old.nodes > 0 && !old.isStopped && !measured.isStopped())
        .map(
            old ->
                new Figures(
                    measured.nodes() / old.nodes,
                    old.yardstick.equals(yardstick.name()) ? ratio / old.ratio : Double.NaN));
  }

  /** Which of the two runs of a task was stopped at a limit; empty if its task was in one only. */
  Optional<String> stopped(Measurement measured) {
    return Optional.ofNullable(byName.get(measured.name()))
        .filter(old -> old.isStopped || measured.isStopped())
        .map(old -> old.whenStopped(measured));
  }

  /** The yardsticks, other than this one, that the earlier run was measured by. */
  Set<String> otherYardsticks(Yardstick yardstick) {
    Set<String> names = new TreeSet<>();
    byName.values().forEach(old -> names.add(old.yardstick));
    names.remove(yardstick.name());
    return names;
  }

  /**
   * How many times the figures of an earlier run those of a task are.
   *
   * @param nodes positions visited
   * @param ratio processor time to the yardstick's; no number where the yardsticks differ
   */
  record Figures(double nodes, double ratio) {
    /** Whether the times can be compared: a clock may be too coarse for easy tasks. */
    boolean hasRatio() {
      return Double.isFinite(ratio) && ratio > 0;
    }
  }

  /** What was measured of a task. */
  private record Earlier(double nodes, double ratio, String yardstick, boolean isStopped) {
    static Earlier of(JsonNode node) {
      return new Earlier(
          node.path("nodes").asDouble(),
          node.path("ratio").asDouble(),
          node.path("yardstick").asString(""),
          // Before there was a field for it, only the sentence told.
          node.path("stopped").asBoolean(node.path("verdict").asString("").endsWith("stopped.")));
    }

    /** Which of this run and a later one was stopped, where one of them was. */
    String whenStopped(Measurement later) {
      if (isStopped && later.isStopped()) {
        return "both times";
      }
      return isStopped ? "then" : "now";
    }
  }
}
