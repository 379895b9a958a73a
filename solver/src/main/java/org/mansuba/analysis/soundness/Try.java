package org.mansuba.analysis.soundness;

import java.util.List;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Move;

/**
 * A first move of the attacker that fails only to few answers, in a true try to one; or to none,
 * because it ends the game otherwise than stipulated. Immutable.
 *
 * @param move the move
 * @param refutations the answers it fails to; empty if the game is over after it
 * @param end how the move ends the game; {@link Ending#NONE} if there are answers
 */
public record Try(Move move, List<Move> refutations, Ending end) {
  /** Copies the list. */
  public Try {
    refutations = List.copyOf(refutations);
  }
}
