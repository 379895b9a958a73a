package org.mansuba.analysis.tree;

import java.util.List;
import java.util.Optional;
import org.mansuba.rules.Move;

/**
 * A move of a solution with all that follows it. Immutable; equal if all parts are equal.
 *
 * <p>After an attacker's move {@code next} holds every legal defence, the longest first; after a
 * defence it holds the continuation and then the duals.
 *
 * @param move the move
 * @param role what it is in the solution
 * @param left attacker moves the win still takes after it, 0 where it reaches the goal
 * @param spare attacker moves by which that is fewer than are allowed; 0 in a variation of full
 *     length
 * @param sequel whether it is followed
 * @param next what may follow; empty unless the sequel is {@link Sequel#SHOWN}
 */
public record Variation(
    Move move, Role role, int left, int spare, Sequel sequel, List<Variation> next) {
  /** Copies the list. */
  public Variation {
    next = List.copyOf(next);
  }

  /** The attacker's answer to this defence, if it is in the tree. */
  public Optional<Variation> continuation() {
    return next.stream().filter(v -> v.role() == Role.CONTINUATION).findFirst();
  }

  /** The other answers to this defence that win in time. */
  public List<Variation> duals() {
    return next.stream().filter(v -> v.role() == Role.DUAL).toList();
  }
}
