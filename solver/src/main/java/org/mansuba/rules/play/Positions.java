package org.mansuba.rules.play;

import org.mansuba.rules.Position;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.fast.FastPosition;
import org.mansuba.rules.plain.PlainPosition;

/** Makes positions: fast ones for the rule sets those serve, plain ones for all others. */
public final class Positions {
  private Positions() {}

  /**
   * The position of a diagram.
   *
   * @throws IllegalArgumentException if the diagram has errors
   */
  public static Position of(Setup setup, RuleSet rules) {
    return FastPosition.serves(rules)
        ? FastPosition.of(setup, rules)
        : PlainPosition.of(setup, rules);
  }
}
