package org.mansuba.analysis.soundness;

import java.util.List;
import org.mansuba.rules.Move;

/**
 * A first move of the attacker that fails only to few answers, in a true try to one. Immutable.
 *
 * @param move the move
 * @param refutations the answers it fails to
 */
public record Try(Move move, List<Move> refutations) {
  /** Copies the list. */
  public Try {
    refutations = List.copyOf(refutations);
  }
}
