package org.mansuba.proof;

import java.util.List;
import org.mansuba.rules.Move;

/**
 * A position of a tree with all that is played there. Which position it is, the way to it tells.
 */
public sealed interface CertificateNode {
  /** The defender's replies in alphabetical order of their coordinates. */
  List<Reply> replies();

  /**
   * The attacker is to move.
   *
   * @param move his move
   * @param replies every legal reply to it; empty if it reaches the goal
   */
  record Attack(Move move, List<Reply> replies) implements CertificateNode {
    /** Copies the list. */
    public Attack {
      replies = List.copyOf(replies);
    }
  }

  /**
   * The defender is to move: the diagram of a problem where he moves first.
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
   * A move of the defender and where it leads.
   *
   * @param move the move
   * @param next the number of the node after it, or {@link #END} if it ends the game as the
   *     attacker wishes
   */
  record Reply(Move move, int next) {
    /** The value of {@link #next} where the game is over. */
    public static final int END = 0;
  }
}
