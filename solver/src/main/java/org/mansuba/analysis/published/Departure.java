package org.mansuba.analysis.published;

import org.mansuba.board.Side;
import org.mansuba.rules.Move;

/**
 * The first move of a side in a line that is not best play.
 *
 * @param ply its place in the line, from 1
 * @param side whose move it is
 * @param better a move that is best there
 * @param loses attacker moves by which it lengthens the win, if the attacker plays it, or shortens
 *     it, if the defender does; {@link #NO_WIN_KNOWN} where no win is known after it
 */
public record Departure(int ply, Side side, Move better, int loses) {
  /** The value of {@link #loses} where no win within the moves of interest is known. */
  public static final int NO_WIN_KNOWN = Integer.MAX_VALUE;
}
