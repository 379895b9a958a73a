package org.mansuba.rules;

import org.mansuba.board.Man;
import org.mansuba.board.Side;

/**
 * A position that can be set up again and again. Visiting many diagrams this way allocates nothing.
 */
public interface Arrangement extends Position {
  /**
   * Replaces all men and clears the move history.
   *
   * @param men one king of each side, and no pawn on its promotion rank
   * @param squares the square of each man, 0 to 63; all different
   * @param toMove the side to move
   * @return true if the side not to move is safe; if it is in check, the position must not be used
   *     before it is arranged again
   */
  boolean arrange(Man[] men, int[] squares, Side toMove);
}
