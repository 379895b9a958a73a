package org.mansuba.tables.probe;

import org.mansuba.rules.Move;

/**
 * A move that wins.
 *
 * @param move the move
 * @param plies the length of the win, this move included
 */
public record TableMove(Move move, int plies) {
  /** The length of the win in moves of the side that makes this one. */
  public int moves() {
    return (plies + 1) / 2;
  }
}
