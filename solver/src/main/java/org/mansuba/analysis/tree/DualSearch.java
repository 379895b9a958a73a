package org.mansuba.analysis.tree;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import org.mansuba.analysis.WinLengths;
import org.mansuba.rules.Move;
import org.mansuba.search.SearchStopped;
import org.mansuba.search.solver.Explorer;

/**
 * Finds, in every position of a solution tree, the other moves that win within the number of moves
 * left. At a limit it keeps what it has.
 *
 * <p>Belongs to one thread.
 */
public final class DualSearch {
  private final WinLengths lengths;
  private final Explorer explorer;
  private final TreeGrower grower;
  private final int stipulated;
  private final List<Dual> duals = new ArrayList<>();
  private final Runnable whenJudged;
  private final List<GrowingNode> places;
  private int judged;

  /**
   * A search of a tree that has grown.
   *
   * @param stipulated the number of attacker moves against which savings are counted
   * @param whenJudged is run after each position
   */
  public DualSearch(WinLengths lengths, TreeGrower grower, int stipulated, Runnable whenJudged) {
    this.lengths = lengths;
    this.explorer = lengths.explorer();
    this.grower = grower;
    this.stipulated = stipulated;
    this.whenJudged = whenJudged;
    this.places = grower.places();
  }

  /** Looks at every position; the duals also become part of the grower's tree. */
  public Duals run() {
    try {
      for (GrowingNode place : places) {
        judge(place);
        judged++;
        whenJudged.run();
      }
    } catch (SearchStopped stopped) {
      // The duals found so far are duals all the same.
    }
    explorer.goTo(List.of());
    return new Duals(duals, judged, places.size());
  }

  private void judge(GrowingNode place) {
    Branch continuation = place.continuation();
    if (continuation == null) {
      return;
    }
    explorer.goTo(place.path());
    List<Choice> others = new ArrayList<>();
    for (Move move : explorer.moves()) {
      if (!move.equals(continuation.move())) {
        OptionalInt left = lengths.after(move, place.allowed() - 1);
        left.ifPresent(more -> others.add(new Choice(move, more + 1)));
      }
    }
    if (others.isEmpty()) {
      return;
    }
    others.sort(Comparator.comparingInt(Choice::moves));
    place.alsoWins(others);
    List<Choice> all = new ArrayList<>(List.of(new Choice(continuation.move(), place.needed())));
    all.addAll(others);
    int saves = stipulated - grower.moves() + place.spare();
    duals.add(new Dual(place.path(), all, place.kind(), saves));
  }
}
