package org.mansuba.rules;

import org.mansuba.rules.plain.PlainPosition;
import org.mansuba.rules.play.Positions;

/** The implementations of the rules, for tests that all of them must pass. */
public enum Implementation {
  /** The plain, slow rules. */
  PLAIN,
  /** What a search runs on: the fast rules, but for switches that those do not know. */
  SEARCHED;

  /** A position by these rules. */
  public Position of(Setup setup, RuleSet rules) {
    return switch (this) {
      case PLAIN -> PlainPosition.of(setup, rules);
      case SEARCHED -> Positions.of(setup, rules);
    };
  }

  /** A position of a FEN, see {@link TestPositions#setup}. */
  public Position of(String fen, RuleSet rules) {
    return of(TestPositions.setup(fen), rules);
  }
}
