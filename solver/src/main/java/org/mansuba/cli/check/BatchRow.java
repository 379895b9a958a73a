package org.mansuba.cli.check;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.mansuba.cli.output.Numbers;
import org.mansuba.search.Bounds;
import tools.jackson.databind.JsonNode;

/** What a check has found, as a row of a table. */
final class BatchRow {
  private static final int MOST_KEYS = 3;

  private BatchRow() {}

  /** The headings of the columns. */
  static String[] headings() {
    return new String[] {"id", "stipulated", "length", "verdict", "keys", "duals", "time"};
  }

  /** The cells of an answer, which has the fields of {@link CheckJson}. */
  static String[] cells(JsonNode answer) {
    return new String[] {
      answer.path("id").asString("-"),
      number(answer.get("stipulatedMoves")),
      length(answer),
      answer.path("verdict").asString(""),
      keys(answer.path("keys")),
      duals(answer.path("duals")),
      Numbers.decimals(answer.path("seconds").asDouble(0)) + " s"
    };
  }

  private static String number(@Nullable JsonNode value) {
    return value == null || value.isNull() ? "-" : value.asString();
  }

  /** The length of the win, of which a limit may have left open whether it is the shortest. */
  private static String length(JsonNode answer) {
    JsonNode moves = answer.path("moves");
    if (!moves.isNumber()) {
      return "-";
    }
    int winIn = moves.asInt();
    Bounds bounds = new Bounds(answer.path("lowerBound").asInt(winIn - 1), winIn);
    return bounds.isExact() ? moves.asString() : "at most " + moves.asString();
  }

  private static String keys(JsonNode keys) {
    List<String> names = new ArrayList<>();
    keys.forEach(key -> names.add(key.asString()));
    if (names.size() > MOST_KEYS) {
      return "%d keys".formatted(names.size());
    }
    return names.isEmpty() ? "-" : String.join(" ", names);
  }

  /** How many duals there are of each kind. */
  private static String duals(JsonNode duals) {
    String counts =
        List.of("full", "minor", "short-variation").stream()
            .map(kind -> count(duals, kind))
            .filter(text -> !text.isEmpty())
            .collect(Collectors.joining(", "));
    return counts.isEmpty() ? "-" : counts;
  }

  private static String count(JsonNode duals, String kind) {
    int count = 0;
    for (JsonNode dual : duals) {
      count += dual.path("kind").asString("").equals(kind) ? 1 : 0;
    }
    return count == 0 ? "" : count + " " + kind;
  }
}
