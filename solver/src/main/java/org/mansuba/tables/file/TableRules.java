package org.mansuba.tables.file;

import org.mansuba.rules.RuleSet;
import org.mansuba.rules.play.Positions;
import org.mansuba.tables.index.TableException;

/** The part of a rule set that affects tables. */
public final class TableRules {
  private TableRules() {}

  /**
   * Returns a rule set without switches that do not affect tables, such as the start of a game.
   *
   * @throws TableException if tables do not support the rules
   */
  public static RuleSet of(RuleSet rules) {
    if (!Positions.canArrange(rules)) {
      throw new TableException("there are no tables for the rules " + rules);
    }
    return RuleSet.STANDARD
        .with(rules.stalemate())
        .with(rules.bareKing())
        .with(rules.bareReply())
        .with(rules.bareTiming())
        .with(rules.promotionTo());
  }

  /** Returns the name of such a rule set, {@code standard} if nothing differs. */
  static String name(RuleSet rules) {
    return rules.deviations().isEmpty() ? "standard" : rules.toString();
  }
}
