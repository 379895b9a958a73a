package org.mansuba.tables.survey;

import java.util.List;
import java.util.Map;
import org.mansuba.board.Side;
import org.mansuba.rules.Setup;

/**
 * Statistics of the tables of a material.
 *
 * @param bySide counts by outcome for each side to move
 * @param longest the longest win of either side in plies, 0 if every won game is already over
 * @param longestWins positions with the winner to move that need this length, up to symmetry; a
 *     selection if there are many
 * @param mutualZugzwangs the number of positions in which each side would do better if the other
 *     had to move
 * @param zugzwangs a selection of those, up to symmetry
 */
public record Statistics(
    Map<Side, OutcomeCounts> bySide,
    int longest,
    List<Setup> longestWins,
    long mutualZugzwangs,
    List<Setup> zugzwangs) {
  /** The maximum number of positions in a list. */
  public static final int MOST_EXAMPLES = 10;

  /** Copies the collections. */
  public Statistics {
    bySide = Map.copyOf(bySide);
    longestWins = List.copyOf(longestWins);
    zugzwangs = List.copyOf(zugzwangs);
  }

  /** Returns the counts with a side to move. */
  public OutcomeCounts counts(Side toMove) {
    return bySide.getOrDefault(toMove, OutcomeCounts.NONE);
  }
}
