package org.mansuba.tables.survey;

import java.util.List;
import java.util.Map;
import org.mansuba.board.Side;
import org.mansuba.rules.Setup;

/**
 * What the tables of a material say as a whole.
 *
 * @param bySide positions by what becomes of them, for each side to move
 * @param longest the length of the longest win of either side in plies, 0 if there is none that
 *     takes a move
 * @param longestWins positions whose winner is to move and needs that many, up to symmetry; some of
 *     them if there are many
 * @param mutualZugzwangs positions in which each side would do better if the other had to move
 * @param zugzwangs some of them, up to symmetry
 */
public record Statistics(
    Map<Side, OutcomeCounts> bySide,
    int longest,
    List<Setup> longestWins,
    long mutualZugzwangs,
    List<Setup> zugzwangs) {
  /** The greatest number of positions in a list. */
  public static final int MOST_EXAMPLES = 10;

  /** Copies what it is given. */
  public Statistics {
    bySide = Map.copyOf(bySide);
    longestWins = List.copyOf(longestWins);
    zugzwangs = List.copyOf(zugzwangs);
  }

  /** The positions with a side to move. */
  public OutcomeCounts counts(Side toMove) {
    return bySide.getOrDefault(toMove, OutcomeCounts.NONE);
  }
}
