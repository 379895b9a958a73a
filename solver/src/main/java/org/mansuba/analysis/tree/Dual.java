package org.mansuba.analysis.tree;

import java.util.List;
import org.mansuba.rules.Move;

/**
 * A position of the solution in which more than one move of the attacker wins within the number of
 * moves left. Immutable; equal if all parts are equal.
 *
 * @param path the moves from the diagram to the position; the last is the defence
 * @param moves all moves that win in time, the continuation first, then the fastest
 * @param kind how much it matters
 * @param saves attacker moves that the fastest of them saves against the stipulated number, or
 *     against the length of the win where none is stipulated
 */
public record Dual(List<Move> path, List<Choice> moves, Kind kind, int saves) {
  /** How much a dual matters. */
  public enum Kind {
    /** In a variation of full length, before the last move. */
    FULL,
    /** After a defence that loses faster than the longest one. */
    SHORT_VARIATION,
    /** In a variation of full length, at the last move only. */
    MINOR
  }

  /** Copies the lists. */
  public Dual {
    path = List.copyOf(path);
    moves = List.copyOf(moves);
  }
}
