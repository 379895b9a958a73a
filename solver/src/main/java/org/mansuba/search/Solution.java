package org.mansuba.search;

import java.time.Duration;
import java.util.List;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Move;

/**
 * What a search has found out.
 *
 * @param verdict the answer with the state of its proof
 * @param keys first attacker moves known to win in the number of moves of the verdict; empty
 *     without a win, and where the defender moves first
 * @param line best play for both sides from the diagram on to the end of the game; empty without a
 *     win, and where a limit came after the proof of the win and before its line
 * @param end how that line ends, {@link Ending#NONE} without a line
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

  /** Whether a line to the end of the game is known; it has no moves if the diagram is the end. */
  public boolean hasLine() {
    return end != Ending.NONE;
  }
}
