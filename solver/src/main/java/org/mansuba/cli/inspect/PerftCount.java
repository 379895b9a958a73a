package org.mansuba.cli.inspect;

import java.io.PrintStream;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.mansuba.cli.output.JsonLine;
import org.mansuba.cli.output.Numbers;
import org.mansuba.cli.output.Times;
import org.mansuba.notation.Fen;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Move;
import org.mansuba.rules.Perft;
import org.mansuba.rules.Position;
import tools.jackson.core.JsonGenerator;

/**
 * The number of lines of a given length.
 *
 * @param depth the length in plies
 * @param leaves the number of lines
 * @param byFirstMove the number of lines after each first move; empty for a length of 0
 * @param elapsed wall time of the count
 */
record PerftCount(int depth, long leaves, Map<Move, Long> byFirstMove, Duration elapsed) {
  /** What to print. */
  enum Detail {
    /** The total. */
    TOTAL,
    /** The number for each first move, and the total. */
    FIRST_MOVES
  }

  static PerftCount of(Position position, int depth, Perft.Mode mode) {
    long start = System.nanoTime();
    Perft perft = new Perft(position, mode);
    Map<Move, Long> byFirstMove = new LinkedHashMap<>();
    boolean over = mode == Perft.Mode.GAME && position.ending().isOver();
    int[] moves = new int[Position.MAX_MOVES];
    int end = depth == 0 || over ? 0 : position.legalMoves(moves, 0);
    for (int i = 0; i < end; i++) {
      position.make(moves[i]);
      byFirstMove.put(Move.of(moves[i]), perft.count(depth - 1));
      position.unmake();
    }
    long leaves = depth == 0 ? 1 : byFirstMove.values().stream().mapToLong(Long::longValue).sum();
    return new PerftCount(depth, leaves, byFirstMove, Duration.ofNanos(System.nanoTime() - start));
  }

  void print(PrintStream out, Detail detail) {
    if (detail == Detail.FIRST_MOVES) {
      byFirstMove.forEach((move, count) -> out.println(move + ": " + Numbers.full(count)));
    }
    out.println(
        "depth %d: %s, %s, %s leaves/s"
            .formatted(
                depth,
                Numbers.count(leaves, "leaf", "leaves"),
                Times.write(elapsed),
                Numbers.about(leavesPerSecond())));
  }

  void write(JsonGenerator json, Problem problem) {
    JsonLine.text(json, "id", problem.id());
    json.writeStringProperty("fen", Fen.write(problem.setup()));
    json.writeNumberProperty("depth", depth);
    json.writeNumberProperty("leaves", leaves);
    json.writeObjectPropertyStart("divide");
    byFirstMove.forEach((move, count) -> json.writeNumberProperty(move.toString(), count));
    json.writeEndObject();
    json.writeNumberProperty("seconds", elapsed.toMillis() / 1e3);
  }

  private double leavesPerSecond() {
    return leaves * 1e9 / Math.max(1, elapsed.toNanos());
  }
}
