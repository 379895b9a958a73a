package org.mansuba.rules;

import org.mansuba.rules.plain.PlainPosition;

/** The implementations of the rules, for tests that all of them must pass. */
public enum Implementation {
  /** The plain, slow rules. */
  PLAIN;

  /** A position by these rules. */
  public Position of(Setup setup, RuleSet rules) {
    return switch (this) {
      case PLAIN -> PlainPosition.of(setup, rules);
    };
  }

  /** A position of a FEN, see {@link TestPositions#setup}. */
  public Position of(String fen, RuleSet rules) {
    return of(TestPositions.setup(fen), rules);
  }
}
