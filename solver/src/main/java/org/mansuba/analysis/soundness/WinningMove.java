package org.mansuba.analysis.soundness;

import java.util.List;
import org.mansuba.rules.Move;

/**
 * A first move of the attacker that wins. Immutable.
 *
 * @param move the move
 * @param moves attacker moves its shortest win takes, itself included; of a key the shortest known
 *     where the verdict leaves the length open
 * @param line best play from the diagram on; empty if a limit came first
 */
public record WinningMove(Move move, int moves, List<Move> line) {
  /** Copies the list. */
  public WinningMove {
    line = List.copyOf(line);
  }
}
