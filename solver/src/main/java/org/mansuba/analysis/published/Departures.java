package org.mansuba.analysis.published;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.mansuba.analysis.BestPlay;
import org.mansuba.analysis.WinLengths;
import org.mansuba.board.Side;
import org.mansuba.rules.Move;
import org.mansuba.search.SearchStopped;
import org.mansuba.search.solver.Explorer;

/**
 * Finds where a line first leaves best play, on either side, and what that costs.
 *
 * <p>Belongs to one thread.
 */
public final class Departures {
  private final WinLengths lengths;
  private final Explorer explorer;
  private final int shortest;
  private final int most;

  /**
   * Measures lines against a known win.
   *
   * @param shortest the length of the win in the diagram, in attacker moves
   * @param most wins of more attacker moves than this, counted from the diagram, are of no interest
   */
  public Departures(WinLengths lengths, int shortest, int most) {
    this.lengths = lengths;
    this.explorer = lengths.explorer();
    this.shortest = shortest;
    this.most = Math.max(shortest, most);
  }

  /**
   * The first departure of each side, the earlier first.
   *
   * @param line legal moves from the diagram on
   * @throws SearchStopped at a limit
   */
  public List<Departure> of(List<Move> line) {
    List<Departure> departures = new ArrayList<>();
    explorer.goTo(List.of());
    follow(line, departures);
    explorer.goTo(List.of());
    return departures;
  }

  private void follow(List<Move> line, List<Departure> departures) {
    Set<Side> departed = EnumSet.noneOf(Side.class);
    int left = shortest;
    int spent = 0;
    for (int i = 0; i < line.size() && !explorer.isReached(); i++) {
      Move move = line.get(i);
      Side side = explorer.position().sideToMove();
      boolean attacks = explorer.attackerToMove();
      int best = attacks ? left - 1 : left;
      spent += attacks ? 1 : 0;
      OptionalInt after = after(move, best, most - spent);
      int loses = after.isEmpty() ? Departure.NO_WIN_KNOWN : Math.abs(after.getAsInt() - best);
      if (loses > 0 && departed.add(side)) {
        explorer.goTo(line.subList(0, i));
        Move better = new BestPlay(lengths, List.of()).first(left);
        departures.add(new Departure(i + 1, side, better, loses));
      }
      if (after.isEmpty()) {
        return;
      }
      left = after.getAsInt();
      explorer.goTo(line.subList(0, i + 1));
    }
  }

  /**
   * The attacker moves needed after a move; empty if none within the most allowed is known.
   *
   * @param best the number after a best move, which is a bound on one side for either side
   */
  private OptionalInt after(Move move, int best, int allowed) {
    boolean attacks = explorer.attackerToMove();
    if (attacks && !explorer.moves().contains(move)) {
      return OptionalInt.empty();
    }
    return lengths.after(move, attacks ? Math.max(best, allowed) : best);
  }
}
