package org.mansuba.problem.stipulation;

import java.util.ArrayList;
import java.util.List;
import org.mansuba.board.Side;
import org.mansuba.notation.NotationException;

/**
 * Reads and writes stipulations in words.
 *
 * <p>Accepts {@code White wins}, {@code Black to play and win}, {@code win in 36}, {@code #6} or
 * {@code mate in 6}, {@code =4} or {@code stalemate in 4}, {@code bare in 9}, followed by
 * conditions:
 *
 * <ul>
 *   <li>{@code exact}, or {@code mate in exactly 5}: not earlier;
 *   <li>{@code checks only}: every move of the attacker gives check;
 *   <li>{@code with the alfil}: a man of that kind makes the last move;
 *   <li>{@code by the man from h3}: the man on that square of the diagram makes it;
 *   <li>{@code king on h7}: the defender's king is on that square at the end;
 *   <li>{@code last move to f5}: the last move goes to that square.
 * </ul>
 *
 * If no attacker is named, the side to move attacks.
 *
 * <pre>{@code
 * StipulationText.read("mate in 5, exact, with the alfil", Side.WHITE);
 * }</pre>
 */
public final class StipulationText {
  private StipulationText() {}

  /**
   * Parses a stipulation.
   *
   * @param toMove the side to move in the diagram, which attacks if the text names no attacker
   * @throws NotationException if the text is not a stipulation
   */
  public static Stipulation read(String text, Side toMove) {
    return new StipulationReader(text, toMove).read();
  }

  /** Returns a stipulation in words that {@link #read} accepts, including its attacker. */
  public static String write(Stipulation stipulation) {
    List<String> parts = new ArrayList<>();
    String goal =
        switch (stipulation.goal()) {
          case WIN -> " wins";
          case MATE -> " mates";
          case STALEMATE -> " stalemates";
          case BARE -> " bares";
        };
    String limit = stipulation.limit().isPresent() ? " in " + stipulation.limit().getAsInt() : "";
    parts.add(stipulation.attacker().title() + goal + limit);
    stipulation.conditions().stream()
        .sorted(StipulationText::compare)
        .map(StipulationText::write)
        .forEach(parts::add);
    return String.join(", ", parts);
  }

  private static String write(Condition condition) {
    return switch (condition) {
      case Condition.Exact() -> "exact";
      case Condition.ChecksOnly() -> "checks only";
      case Condition.MatingKind(var kind) -> "with the " + kind.title();
      case Condition.MatingMan(var square) -> "by the man from " + square;
      case Condition.MatedOn(var square) -> "king on " + square;
      case Condition.MatingFrom(var square) -> "last move to " + square;
    };
  }

  private static int compare(Condition one, Condition other) {
    int byRank = Integer.compare(rank(one), rank(other));
    return byRank != 0 ? byRank : write(one).compareTo(write(other));
  }

  private static int rank(Condition condition) {
    return switch (condition) {
      case Condition.Exact() -> 0;
      case Condition.ChecksOnly() -> 1;
      case Condition.MatingKind(var kind) -> 2;
      case Condition.MatingMan(var square) -> 3;
      case Condition.MatedOn(var square) -> 4;
      case Condition.MatingFrom(var square) -> 5;
    };
  }
}
