package org.mansuba.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.mansuba.rules.option.BareTiming;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Leaf counts from programs that share no code with this one. */
public final class PerftOracle {
  /** The rules the game column was counted under. */
  public static final RuleSet GAME_RULES = RuleSet.STANDARD.with(BareTiming.FREE_MOVE);

  /**
   * The counts of one position; index 0 is depth 1.
   *
   * @param id its name
   * @param setup its diagram
   * @param legal counts in {@link Perft.Mode#LEGAL}
   * @param game counts in {@link Perft.Mode#GAME} under {@link #GAME_RULES}
   */
  public record Row(String id, Setup setup, List<Long> legal, List<Long> game) {
    @Override
    public String toString() {
      return id;
    }
  }

  private PerftOracle() {}

  /** Returns all positions. */
  public static List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    for (JsonNode position : read().get("positions")) {
      rows.add(
          new Row(
              position.get("id").asString(),
              TestPositions.setup(position.get("fen").asString()),
              counts(position.get("legal")),
              counts(position.get("game"))));
    }
    return rows;
  }

  /**
   * Counts like the game column, where two bare kings play on; {@link Perft} ends the game there.
   * The counts differ from depth 4 on.
   *
   * @param depth plies, at least 0
   */
  public static long gameCount(Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    Ending ending = position.ending();
    if (ending.isOver() && ending != Ending.BARE_BOTH) {
      return 0;
    }
    int[] moves = new int[Position.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    long sum = 0;
    for (int i = 0; i < end; i++) {
      position.make(moves[i]);
      sum += gameCount(position, depth - 1);
      position.unmake();
    }
    return sum;
  }

  private static JsonNode read() {
    try (InputStream in = PerftOracle.class.getResourceAsStream("perft.json")) {
      return JsonMapper.shared().readTree(Objects.requireNonNull(in));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Long> counts(JsonNode node) {
    return node.valueStream().map(JsonNode::asLong).toList();
  }
}
