package org.mansuba.cli;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.mansuba.bench.Measurement;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What {@code bench --json} printed at another time, to be compared with. */
final class EarlierBench {
  private static final JsonMapper JSON = new JsonMapper();
  private static final int LARGEST = 1 << 24;

  private final Map<String, Figures> byName;

  private EarlierBench(Map<String, Figures> byName) {
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
    Map<String, Figures> byName = new HashMap<>();
    try {
      FileName.path("--compare", file);
      byte[] bytes = InputFile.of(file).bytes(terminal, LARGEST);
      String text = new String(bytes, StandardCharsets.UTF_8);
      for (String line : text.lines().toList()) {
        JsonNode node = JSON.readTree(line);
        if (!node.path("nodes").isNumber() || !node.path("ratio").isNumber()) {
          throw foreign(name);
        }
        byName.put(
            node.path("name").asString(),
            new Figures(node.path("nodes").asDouble(), node.path("ratio").asDouble()));
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
   * How a measurement compares; empty if its task was not measured.
   *
   * @param ratio processor time to the yardstick's
   */
  Optional<Figures> compare(Measurement measured, double ratio) {
    return Optional.ofNullable(byName.get(measured.name()))
        .filter(old -> old.nodes > 0)
        .map(old -> new Figures(measured.nodes() / old.nodes, ratio / old.ratio));
  }

  /**
   * Figures of a task, or how many times those of an earlier run they are.
   *
   * @param nodes positions visited
   * @param ratio processor time to the yardstick's
   */
  record Figures(double nodes, double ratio) {
    /** Whether the times could be compared: a clock may be too coarse for easy tasks. */
    boolean hasRatio() {
      return Double.isFinite(ratio) && ratio > 0;
    }
  }
}
