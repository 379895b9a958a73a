package org.mansuba.analysis.published;

import java.util.ArrayList;
import java.util.List;
import org.mansuba.rules.Move;

/**
 * A line with repairs, on the way to one that can be played to its end.
 *
 * @param line the moves, repaired ones included
 * @param repairs the repairs so far, in the order in which the line broke
 * @param reach how many moves can be played
 */
record Mended(List<Move> line, List<Emendation> repairs, int reach) {
  Mended with(Emendation repair, int newReach) {
    List<Move> changed = new ArrayList<>(line);
    changed.set(repair.ply() - 1, repair.proposed());
    List<Emendation> more = new ArrayList<>(repairs);
    more.add(repair);
    return new Mended(List.copyOf(changed), List.copyOf(more), newReach);
  }

  boolean isWhole() {
    return reach == line.size();
  }

  int distance() {
    return repairs.stream().mapToInt(Emendation::distance).sum();
  }
}
