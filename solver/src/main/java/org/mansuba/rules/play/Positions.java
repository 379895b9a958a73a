package org.mansuba.rules.play;

import java.util.Map;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.Arrangement;
import org.mansuba.rules.Position;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.fast.FastPosition;
import org.mansuba.rules.plain.PlainPosition;

/**
 * Creates positions: fast ones if the fast implementation supports the rules, plain ones otherwise.
 */
public final class Positions {
  private Positions() {}

  /**
   * Returns the position of a diagram.
   *
   * @throws IllegalArgumentException if the diagram has errors
   */
  public static Position of(Setup setup, RuleSet rules) {
    return FastPosition.serves(rules)
        ? FastPosition.of(setup, rules)
        : PlainPosition.of(setup, rules);
  }

  /** Returns whether {@link #arrangement} supports a rule set. */
  public static boolean canArrange(RuleSet rules) {
    return FastPosition.serves(rules);
  }

  /**
   * Returns a position that can be arranged again. Initially kings stand on a1 and c1.
   *
   * @throws IllegalArgumentException unless {@link #canArrange} accepts the rules
   */
  public static Arrangement arrangement(RuleSet rules) {
    Map<Square, Man> kings =
        Map.of(
            Square.A1, new Man(Side.WHITE, Kind.KING), Square.C1, new Man(Side.BLACK, Kind.KING));
    return FastPosition.of(Setup.of(kings, Side.WHITE), rules);
  }
}
