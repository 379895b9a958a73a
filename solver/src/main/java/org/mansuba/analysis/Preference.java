package org.mansuba.analysis;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.mansuba.rules.Move;
import org.mansuba.search.solver.Explorer;

/**
 * Puts the moves of given lines before others, so that an intended solution is printed as intended.
 */
public final class Preference {
  private Preference() {}

  /**
   * The moves that may be played where an explorer stands, those of lines that lead there first.
   *
   * @param lines lines from the explorer's diagram, possibly with moves that cannot be played
   */
  public static List<Move> order(Explorer explorer, List<List<Move>> lines) {
    List<Move> path = explorer.path();
    List<Move> moves = explorer.moves();
    int at = path.size();
    Set<Move> ordered = new LinkedHashSet<>();
    for (List<Move> line : lines) {
      if (line.size() > at && line.subList(0, at).equals(path) && moves.contains(line.get(at))) {
        ordered.add(line.get(at));
      }
    }
    ordered.addAll(moves);
    return List.copyOf(ordered);
  }
}
