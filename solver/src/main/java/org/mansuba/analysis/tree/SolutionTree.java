package org.mansuba.analysis.tree;

import java.util.List;

/**
 * The whole solution: every defence to every key, with one continuation each. Where a position
 * comes about in more than one way it is followed once. Immutable; equal if all parts are equal.
 *
 * @param moves the length of the win in attacker moves, 0 if there is none
 * @param first the keys; the defences where the defender moves first
 * @param positions positions with the attacker to move, without repetitions, keys' diagram excluded
 * @param unexplored of these, how many a limit left without a continuation
 */
public record SolutionTree(int moves, List<Variation> first, int positions, int unexplored) {
  /** The tree of a problem without a known solution. */
  public static final SolutionTree EMPTY = new SolutionTree(0, List.of(), 0, 0);

  /** Copies the list. */
  public SolutionTree {
    first = List.copyOf(first);
  }

  /** Whether every variation is followed to its end. */
  public boolean isComplete() {
    return unexplored == 0;
  }
}
