package org.mansuba.analysis.tree;

import java.util.List;

/**
 * The duals of a solution tree, those of full length first. Immutable; equal if all parts are
 * equal.
 *
 * @param list the duals found
 * @param judged how many positions of the tree have been looked at
 * @param positions how many there are
 */
public record Duals(List<Dual> list, int judged, int positions) {
  /** No duals in no positions. */
  public static final Duals NONE = new Duals(List.of(), 0, 0);

  /** Copies the list. */
  public Duals {
    list = List.copyOf(list);
  }

  /** Whether every position has been looked at. */
  public boolean isComplete() {
    return judged == positions;
  }

  /** The duals of a kind. */
  public List<Dual> of(Dual.Kind kind) {
    return list.stream().filter(dual -> dual.kind() == kind).toList();
  }
}
