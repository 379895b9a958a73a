package org.mansuba.search;

import java.time.Duration;
import java.util.List;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Move;

/**
 * The result of a search.
 *
 * @param verdict the answer, and how much of it is proved
 * @param keys first attacker moves known to win in the number of moves of the verdict; empty if
 *     there is no win or the defender moves first
 * @param line best play by both sides from the diagram to the end of the game; empty if there is no
 *     win, or if a limit was reached after the win was proved but before its line was found
 * @param end how that line ends; {@link Ending#NONE} without a line
 * @param nodes positions visited
 * @param elapsed wall time used
 */
public record Solution(
    Verdict verdict, List<Move> keys, List<Move> line, Ending end, long nodes, Duration elapsed) {
  /** Copies the lists. */
  public Solution {
    keys = List.copyOf(keys);
    line = List.copyOf(line);
  }

  /** Whether a line to the end of the game is known; it is empty if the diagram is the end. */
  public boolean hasLine() {
    return end != Ending.NONE;
  }
}
