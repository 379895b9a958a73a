package org.mansuba.proof;

import java.util.List;
import org.mansuba.rules.Move;

/**
 * A position of the tree with everything played there. The position itself follows from the moves
 * that lead to it.
 */
public sealed interface CertificateNode {
  /** Returns the defender's replies in alphabetical order of their coordinates. */
  List<Reply> replies();

  /**
   * A position with the attacker to move.
   *
   * @param move the attacker's move
   * @param replies every legal reply; empty if the move reaches the goal
   */
  record Attack(Move move, List<Reply> replies) implements CertificateNode {
    /** Copies the list. */
    public Attack {
      replies = List.copyOf(replies);
    }
  }

  /**
   * A position with the defender to move: the diagram of a problem in which the defender begins.
   *
   * @param replies every legal move
   */
  record Defence(List<Reply> replies) implements CertificateNode {
    /** Copies the list. */
    public Defence {
      replies = List.copyOf(replies);
    }
  }

  /**
   * A move of the defender and the node it leads to.
   *
   * @param move the move
   * @param next the number of the next node, or {@link #END} if the move ends the game and the
   *     attacker reaches the goal
   */
  record Reply(Move move, int next) {
    /** The value of {@link #next} if the game is over. */
    public static final int END = 0;
  }
}
