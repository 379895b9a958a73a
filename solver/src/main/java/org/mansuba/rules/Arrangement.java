package org.mansuba.rules;

import org.mansuba.board.Man;
import org.mansuba.board.Side;

/** A position that can be arranged anew, for those who go through great numbers of diagrams. */
public interface Arrangement extends Position {
  /**
   * Takes all men off, puts others on and forgets the moves made.
   *
   * @param men one king of each side, and no pawn where it promotes
   * @param squares where each stands, 0 to 63; all different
   * @param toMove the side to move
   * @return whether the side not to move is safe; if it is in check this is no position, and
   *     nothing may be asked before it is arranged anew
   */
  boolean arrange(Man[] men, int[] squares, Side toMove);
}
