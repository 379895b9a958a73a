package org.mansuba.analysis.tree;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mansuba.rules.Move;

/** A position with the attacker to move, while the tree is being made. */
final class GrowingNode {
  private final List<Move> path;
  private final int allowed;
  private final int needed;
  private final List<Choice> others = new ArrayList<>();
  private @Nullable Branch continuation;

  /**
   * A place that is not yet looked at.
   *
   * @param path the moves from the diagram to it
   * @param allowed attacker moves allowed from here
   * @param needed attacker moves needed from here, at least 1
   */
  GrowingNode(List<Move> path, int allowed, int needed) {
    this.path = path;
    this.allowed = allowed;
    this.needed = needed;
  }

  List<Move> path() {
    return path;
  }

  int allowed() {
    return allowed;
  }

  int needed() {
    return needed;
  }

  int spare() {
    return allowed - needed;
  }

  void continueWith(Branch branch) {
    continuation = branch;
  }

  @Nullable Branch continuation() {
    return continuation;
  }

  void alsoWins(List<Choice> choices) {
    others.addAll(choices);
  }

  Dual.Kind kind() {
    if (spare() > 0) {
      return Dual.Kind.SHORT_VARIATION;
    }
    return allowed == 1 ? Dual.Kind.MINOR : Dual.Kind.FULL;
  }

  /** What may follow here: the continuation, then the duals. */
  List<Variation> freeze() {
    List<Variation> next = new ArrayList<>();
    if (continuation != null) {
      next.add(continuation.freeze(Role.CONTINUATION));
    }
    for (Choice other : others) {
      int left = other.moves() - 1;
      next.add(
          new Variation(
              other.move(),
              Role.DUAL,
              left,
              allowed - other.moves(),
              left == 0 ? Sequel.GOAL : Sequel.OMITTED,
              List.of()));
    }
    return next;
  }
}
