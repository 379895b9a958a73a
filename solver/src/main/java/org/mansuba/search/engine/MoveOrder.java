package org.mansuba.search.engine;

import org.mansuba.rules.Move;
import org.mansuba.rules.Position;

/** In what order moves are tried. Verdicts never depend on it. Immutable. */
enum MoveOrder {
  /** The most promising first. */
  BEST_FIRST,
  /**
   * The attacker's least promising first. Where no move wins all must be tried anyhow, so a second
   * thread that starts from the other end meets the first one in the middle.
   */
  WORST_ATTACK_FIRST;

  private static final int OFFSET = 1 << 10;

  /** Puts moves of the attacker in order. */
  void attack(Position position, int[] moves, int from, int end) {
    bestFirst(position, moves, from, end);
    if (this == WORST_ATTACK_FIRST) {
      for (int i = from, j = end - 1; i < j; i++, j--) {
        int move = moves[i];
        moves[i] = moves[j];
        moves[j] = move;
      }
    }
  }

  /** Puts moves of the defender in order. */
  void defend(Position position, int[] moves, int from, int end) {
    bestFirst(position, moves, from, end);
  }

  private static void bestFirst(Position position, int[] moves, int from, int end) {
    for (int i = from; i < end; i++) {
      int scored = (position.orderingScore(moves[i]) + OFFSET) << Move.BITS | moves[i];
      int at = i;
      for (; at > from && moves[at - 1] < scored; at--) {
        moves[at] = moves[at - 1];
      }
      moves[at] = scored;
    }
    for (int i = from; i < end; i++) {
      moves[i] &= Move.LIMIT - 1;
    }
  }
}
