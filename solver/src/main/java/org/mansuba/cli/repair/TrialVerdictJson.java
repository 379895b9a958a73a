package org.mansuba.cli.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mansuba.analysis.repair.TrialVerdict;
import org.mansuba.cli.output.JsonLine;
import org.mansuba.rules.Move;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/** Reads and writes the verdict on a diagram as fields of a JSON object. */
final class TrialVerdictJson {
  private TrialVerdictJson() {}

  static void write(JsonGenerator json, TrialVerdict verdict) {
    json.writeStringProperty("verdict", TrialVerdictText.word(verdict));
    switch (verdict) {
      case TrialVerdict.Sound(var line) -> JsonLine.list(json, "line", line);
      case TrialVerdict.ShortWin(var moves) -> json.writeNumberProperty("moves", moves);
      case TrialVerdict.Cooked(var key, var other) ->
          JsonLine.list(json, "keys", List.of(key, other));
      case TrialVerdict.NoSolution() -> {}
      case TrialVerdict.Unplayable(var reason) -> json.writeStringProperty("reason", reason);
      case TrialVerdict.Undecided(var noneIn) -> json.writeNumberProperty("lowerBound", noneIn);
    }
  }

  /** Reads what {@link #write} wrote; empty if the object has no such fields. */
  static Optional<TrialVerdict> read(JsonNode object) {
    return switch (object.path("verdict").asString("")) {
      case "sound" -> moves(object.path("line")).map(TrialVerdict.Sound::new);
      case "short" -> whole(object.path("moves")).map(TrialVerdict.ShortWin::new);
      case "cooked" ->
          moves(object.path("keys"))
              .filter(keys -> keys.size() == 2)
              .map(keys -> new TrialVerdict.Cooked(keys.getFirst(), keys.getLast()));
      case "no-solution" -> Optional.of(new TrialVerdict.NoSolution());
      case "unplayable" ->
          Optional.of(new TrialVerdict.Unplayable(object.path("reason").asString("")));
      case "undecided" -> whole(object.path("lowerBound")).map(TrialVerdict.Undecided::new);
      default -> Optional.empty();
    };
  }

  private static Optional<Integer> whole(JsonNode node) {
    return node.canConvertToInt() && node.isInt() ? Optional.of(node.intValue()) : Optional.empty();
  }

  private static Optional<List<Move>> moves(JsonNode array) {
    List<Move> moves = new ArrayList<>();
    for (JsonNode node : array) {
      Optional<Move> move = Move.parse(node.asString(""));
      if (move.isEmpty()) {
        return Optional.empty();
      }
      moves.add(move.get());
    }
    return array.isArray() ? Optional.of(moves) : Optional.empty();
  }
}
