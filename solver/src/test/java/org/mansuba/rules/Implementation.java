package org.mansuba.rules;

import org.mansuba.rules.plain.PlainPosition;
import org.mansuba.rules.play.Positions;

/** The implementations of the rules, for tests that all must pass. */
public enum Implementation {
  /** The reference implementation. */
  PLAIN,
  /** The implementation the search uses: fast where possible, else the reference. */
  SEARCHED;

  /** Returns a position under these rules. */
  public Position of(Setup setup, RuleSet rules) {
    return switch (this) {
      case PLAIN -> PlainPosition.of(setup, rules);
      case SEARCHED -> Positions.of(setup, rules);
    };
  }

  /** Returns the position of a FEN; see {@link TestPositions#setup}. */
  public Position of(String fen, RuleSet rules) {
    return of(TestPositions.setup(fen), rules);
  }
}
