package org.mansuba.search;

import org.mansuba.board.Side;
import org.mansuba.rules.Position;

/**
 * Lengths of wins that are known without a search, for instance from endgame tables. Such a win may
 * use any ending that the rules count as a win, so the oracle is consulted only if the question
 * asks for any win, without conditions.
 *
 * <p>Implementations are thread-safe.
 */
public interface WinOracle {
  /** Nothing is known. */
  int UNKNOWN = -2;

  /** There is no win of any length. */
  int NEVER = -1;

  /** An oracle without any knowledge. */
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
   * The exact number of its own moves in which a side can force a win, whoever is to move: at least
   * 0, or {@link #NEVER} or {@link #UNKNOWN}.
   */
  int winIn(Position position, Side attacker);

  /** The most men of any position that may be known. */
  int mostMen();

  /** Whether an answer other than {@link #UNKNOWN} proves a win in at most {@code moves} moves. */
  static boolean winsIn(int known, int moves) {
    return known != NEVER && known <= moves;
  }
}
