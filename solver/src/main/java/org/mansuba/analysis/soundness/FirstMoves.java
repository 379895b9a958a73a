package org.mansuba.analysis.soundness;

import java.util.List;
import org.mansuba.search.Bounds;

/**
 * What is proved of every first move of the attacker, and so of the problem. Immutable.
 *
 * @param moves the first moves; empty where the defender moves first
 * @param bounds how long the shortest win takes, in attacker moves
 * @param within every first move is decided: it wins in at most this number of moves, or does not
 * @param horizon wins of up to this number of moves were searched for, at least {@code within}; of
 *     some moves it may have been left open whether they win within it
 */
public record FirstMoves(List<FirstMove> moves, Bounds bounds, int within, int horizon) {
  /** Copies the list. */
  public FirstMoves {
    moves = List.copyOf(moves);
  }

  /** Whether the length of the shortest win is known, and with it every move that wins as fast. */
  public boolean hasAllKeys() {
    return bounds.isExact() && within >= bounds.winIn();
  }

  /** The moves that win in the shortest number of moves, as far as they are known. */
  public List<FirstMove> keys() {
    return moves.stream().filter(m -> m.winsIn(bounds.winIn())).toList();
  }

  /** The moves known to win, but not in the shortest number of moves. */
  public List<FirstMove> slower() {
    return moves.stream().filter(m -> m.bounds().hasWin() && !m.winsIn(bounds.winIn())).toList();
  }

  /** The moves of which it was left open whether they win in {@link #horizon} moves. */
  public List<FirstMove> undecided() {
    return moves.stream().filter(m -> !m.isDecided(horizon)).toList();
  }

  /** The same with more found out about the moves, up to another horizon. */
  FirstMoves surveyed(List<FirstMove> now, int upTo) {
    int decided = within;
    for (int n = within + 1; n <= upTo; n++) {
      int length = n;
      decided = now.stream().allMatch(move -> move.isDecided(length)) ? n : decided;
    }
    return new FirstMoves(now, bounds, decided, upTo);
  }

  /** The moves proved not to win in {@link #within} moves. */
  public List<FirstMove> failing() {
    return moves.stream().filter(m -> m.failsIn(within)).toList();
  }
}
