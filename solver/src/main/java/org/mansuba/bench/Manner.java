package org.mansuba.bench;

import java.util.Set;
import org.mansuba.problem.stipulation.Condition;
import org.mansuba.rules.Position;

/** How a composed problem is won, and so how much of the tree a search must visit. */
public enum Manner {
  /** Every move of the attacker gives check. */
  NARROW {
    @Override
    Set<Condition> conditions() {
      return Set.of(new Condition.ChecksOnly());
    }

    @Override
    boolean fits(Position afterKey, int moves) {
      return afterKey.inCheck();
    }
  },

  /** The first move gives no check, unless it wins at once. */
  QUIET {
    @Override
    Set<Condition> conditions() {
      return Set.of();
    }

    @Override
    boolean fits(Position afterKey, int moves) {
      return moves == 1 || !afterKey.inCheck();
    }
  };

  /** Returns the conditions of the win. */
  abstract Set<Condition> conditions();

  /**
   * Returns whether a key fits.
   *
   * @param afterKey the position after the key
   * @param moves the length of the win in attacker moves
   */
  abstract boolean fits(Position afterKey, int moves);
}
