package org.mansuba.analysis.soundness;

import org.mansuba.rules.Move;
import org.mansuba.search.Bounds;

/**
 * A first move of the attacker with what is proved of it.
 *
 * @param move the move
 * @param bounds how long a win by it takes, in attacker moves, itself included
 */
public record FirstMove(Move move, Bounds bounds) {
  /** Returns whether it is proved to win in at most this number of moves. */
  public boolean winsIn(int moves) {
    return bounds.hasWin() && bounds.winIn() <= moves;
  }

  /** Returns whether it is proved to win in at most this number of moves, or not to. */
  public boolean isDecided(int moves) {
    return winsIn(moves) || failsIn(moves);
  }

  /** Returns whether it is proved not to win in at most this number of moves. */
  public boolean failsIn(int moves) {
    return bounds.noneIn() >= moves;
  }
}
