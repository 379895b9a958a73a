package org.mansuba.analysis;

import java.util.OptionalInt;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Move;
import org.mansuba.search.SearchStopped;
import org.mansuba.search.solver.Explorer;

/**
 * How many attacker moves a win takes, wherever an explorer stands. Where the goal is to be reached
 * on the very last move, a win takes exactly all the moves.
 *
 * <p>Belongs to one thread.
 */
public final class WinLengths {
  private final Explorer explorer;
  private final boolean exact;

  /** Measures where an explorer stands. */
  public WinLengths(Explorer explorer, Stipulation stipulation) {
    this.explorer = explorer;
    this.exact = stipulation.isExact();
  }

  /** The explorer that is asked. */
  public Explorer explorer() {
    return explorer;
  }

  /**
   * Returns the attacker moves needed from here; empty if more than {@code most}.
   *
   * @param most at least 0
   * @throws SearchStopped at a limit
   */
  public OptionalInt here(int most) {
    if (exact) {
      return explorer.wins(most) ? OptionalInt.of(most) : OptionalInt.empty();
    }
    return explorer.shortest(most);
  }

  /**
   * Returns the attacker moves needed after a move; empty if more than {@code most}.
   *
   * @param most at least 0
   * @throws SearchStopped at a limit
   */
  public OptionalInt after(Move move, int most) {
    explorer.play(move);
    OptionalInt needed = here(most);
    explorer.takeBack();
    return needed;
  }

  /**
   * Returns whether {@code moves} attacker moves suffice after a move.
   *
   * @throws SearchStopped at a limit
   */
  public boolean winsAfter(Move move, int moves) {
    explorer.play(move);
    boolean wins = explorer.wins(moves);
    explorer.takeBack();
    return wins;
  }
}
