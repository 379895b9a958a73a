package org.mansuba.analysis.tree;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mansuba.rules.Move;

/**
 * A move of the attacker with its replies, while the tree is being made.
 *
 * @param move the move
 * @param left attacker moves needed after it
 * @param spare by how many that is fewer than are allowed
 * @param sequel whether it is followed
 * @param replies the defences, the longest first
 */
record Branch(Move move, int left, int spare, Sequel sequel, List<Reply> replies) {
  /**
   * A defence.
   *
   * @param move the move
   * @param left attacker moves needed after it
   * @param spare by how many that is fewer than are allowed
   * @param sequel whether it is followed
   * @param place where it leads, if it is followed
   */
  record Reply(Move move, int left, int spare, Sequel sequel, @Nullable GrowingNode place) {}

  Variation freeze(Role role) {
    return new Variation(
        move, role, left, spare, sequel, replies.stream().map(Branch::freeze).toList());
  }

  static Variation freeze(Reply reply) {
    List<Variation> next = reply.place == null ? List.of() : reply.place.freeze();
    Sequel sequel = reply.sequel == Sequel.SHOWN && next.isEmpty() ? Sequel.OMITTED : reply.sequel;
    return new Variation(reply.move, Role.DEFENCE, reply.left, reply.spare, sequel, next);
  }
}
