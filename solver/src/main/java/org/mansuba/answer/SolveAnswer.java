package org.mansuba.answer;

import org.mansuba.search.Solution;
import org.mansuba.tables.probe.TableAnswer;

/** A verified answer to the question of the shortest win. */
public sealed interface SolveAnswer {
  /** Returns the verdict with its line. */
  Solution solution();

  /** An answer that a table of the diagram's men gives. */
  record ByTable(TableAnswer answer) implements SolveAnswer {
    @Override
    public Solution solution() {
      return answer.solution();
    }
  }

  /**
   * An answer that was searched for.
   *
   * @param solution the answer
   * @param positionsByTable how many positions of the search a table decided
   */
  record BySearch(Solution solution, long positionsByTable) implements SolveAnswer {}
}
