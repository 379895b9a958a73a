package org.mansuba.rules.legality;

import java.util.Arrays;
import java.util.List;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.option.RuleOption;
import org.mansuba.rules.option.RuleValue;
import org.mansuba.rules.plain.PlainPosition;

/** Finds the changes of one switch that continue a game which is over. */
public final class Continuations {
  private Continuations() {}

  /**
   * Returns every value of a switch with which the game is not over, in the order of the switches.
   * The diagram must be playable.
   */
  public static List<RuleValue> of(Setup setup, RuleSet rules) {
    return Arrays.stream(RuleOption.values())
        .flatMap(option -> option.allowed().stream())
        .filter(value -> isOpen(setup, rules.with(value)))
        .toList();
  }

  private static boolean isOpen(Setup setup, RuleSet rules) {
    return DiagramCheck.isPlayable(setup, rules)
        && !PlainPosition.of(setup, rules).ending().isOver();
  }
}
