package org.mansuba.tables.probe;

import java.time.Duration;
import java.util.List;
import org.mansuba.search.Solution;

/**
 * The answer of tables to a problem.
 *
 * @param solution the answer with all keys; its nodes count the positions probed
 * @param table the name of the diagram's table
 * @param plies the length of the win in plies, 0 without a win
 * @param slower the first moves that win in more moves than the keys, fastest first; none if the
 *     defender moves first
 */
public record TableAnswer(Solution solution, String table, int plies, List<TableMove> slower) {
  /** Copies the list. */
  public TableAnswer {
    slower = List.copyOf(slower);
  }

  /** Returns a copy with another elapsed time. */
  public TableAnswer withElapsed(Duration elapsed) {
    Solution timed =
        new Solution(
            solution.verdict(),
            solution.keys(),
            solution.line(),
            solution.end(),
            solution.nodes(),
            elapsed);
    return new TableAnswer(timed, table, plies, slower);
  }
}
