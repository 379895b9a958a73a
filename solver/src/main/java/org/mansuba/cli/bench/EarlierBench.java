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
import org.mansuba.notation.Excerpt;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The output of an earlier {@code bench --json}, for comparison. */
final class EarlierBench {
  private static final JsonMapper JSON = new JsonMapper();
  private static final int LARGEST = 1 << 24;

  private final Map<String, Earlier> byName;

  private EarlierBench(Map<String, Earlier> byName) {
    this.byName = byName;
  }

  /** Returns an empty run. */
  static EarlierBench none() {
    return new EarlierBench(Map.of());
  }

  /**
   * Reads the output of a run.
   *
   * @throws Refusal if it cannot be read or is something else
   */
  static EarlierBench read(String file, Terminal terminal) {
    String name = Excerpt.fileName(file);
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
      throw new Refusal(name + " is empty; it should contain output of 'mansuba bench --json'");
    }
    return new EarlierBench(byName);
  }

  private static Refusal foreign(String name) {
    return new Refusal(name + " is not output of 'mansuba bench --json'");
  }

  /** Returns whether there is nothing to compare with. */
  boolean isEmpty() {
    return byName.isEmpty();
  }

  /**
   * Compares a measurement; empty if its task was not measured, or if a limit stopped either run,
   * since a full answer cannot be compared with a partial one.
   *
   * @param ratio CPU time relative to the yardstick
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

  /**
   * Returns which of the two runs of a task was stopped at a limit; empty if only one run has the
   * task.
   */
  Optional<String> stopped(Measurement measured) {
    return Optional.ofNullable(byName.get(measured.name()))
        .filter(old -> old.isStopped || measured.isStopped())
        .map(old -> old.whenStopped(measured));
  }

  /** Returns the yardsticks, other than this one, that the earlier run used. */
  Set<String> otherYardsticks(Yardstick yardstick) {
    Set<String> names = new TreeSet<>();
    byName.values().forEach(old -> names.add(old.yardstick));
    names.remove(yardstick.name());
    return names;
  }

  /**
   * The figures of a task relative to those of an earlier run.
   *
   * @param nodes positions visited
   * @param ratio CPU time relative to the yardstick; NaN if the yardsticks differ
   */
  record Figures(double nodes, double ratio) {
    /** Returns whether times can be compared; the clock may be too coarse for easy tasks. */
    boolean hasRatio() {
      return Double.isFinite(ratio) && ratio > 0;
    }
  }

  /** The earlier measurement of a task. */
  private record Earlier(double nodes, double ratio, String yardstick, boolean isStopped) {
    static Earlier of(JsonNode node) {
      return new Earlier(
          node.path("nodes").asDouble(),
          node.path("ratio").asDouble(),
          node.path("yardstick").asString(""),
          // Older output has no such field; only its sentence says so.
          node.path("stopped").asBoolean(node.path("verdict").asString("").endsWith("stopped.")));
    }

    /** Returns which of this run and a later one was stopped, if any. */
    String whenStopped(Measurement later) {
      if (isStopped && later.isStopped()) {
        return "both times";
      }
      return isStopped ? "then" : "now";
    }
  }
}
