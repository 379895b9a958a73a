package org.mansuba.tables.probe;

import org.mansuba.rules.Move;

/**
 * A winning move.
 *
 * @param move the move
 * @param plies the length of the win in plies, including this move
 */
public record TableMove(Move move, int plies) {
  /** Returns the length of the win in moves of the side that makes this move. */
  public int moves() {
    return (plies + 1) / 2;
  }
}
