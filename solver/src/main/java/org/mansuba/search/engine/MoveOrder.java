package org.mansuba.search.engine;

import org.mansuba.rules.Move;
import org.mansuba.rules.Position;

/** The order in which moves are tried. Verdicts never depend on it. */
enum MoveOrder {
  /** The most promising first. */
  BEST_FIRST,
  /**
   * The attacker's least promising moves first. If no move wins, all must be tried anyway, so a
   * second thread that starts from the other end meets the first in the middle.
   */
  WORST_ATTACK_FIRST;

  private static final int OFFSET = 1 << 10;

  /** Sorts moves of the attacker. */
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

  /** Sorts moves of the defender. */
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
