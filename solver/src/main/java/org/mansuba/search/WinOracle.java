package org.mansuba.search;

import org.mansuba.board.Side;
import org.mansuba.rules.Position;

/**
 * Lengths of wins that are known without a search, as from endgame tables. They are lengths of a
 * win by whatever end the rules count as one, and are used only where that is what is asked for,
 * without conditions.
 *
 * <p>Safe for use by any number of threads.
 */
public interface WinOracle {
  /** The answer that nothing is known. */
  int UNKNOWN = -2;

  /** The answer that there is no win at all. */
  int NEVER = -1;

  /** Knows nothing. */
  WinOracle NONE =
      new WinOracle() {
        @Override
        public int winIn(Position position, Side attacker) {
          return UNKNOWN;
        }

        @Override
        public int mostMen() {
          return 0;
        }
      };

  /**
   * In how many moves of his own a side can force its win, whoever is to move: exact, at least 0,
   * or {@link #NEVER} or {@link #UNKNOWN}.
   */
  int winIn(Position position, Side attacker);

  /** No position of more men than these is worth asking about. */
  int mostMen();

  /** Whether a known answer says that there is a win in a number of moves. */
  static boolean winsIn(int known, int moves) {
    return known != NEVER && known <= moves;
  }
}
