package org.mansuba.tables.file;

import org.mansuba.rules.RuleSet;
import org.mansuba.rules.play.Positions;
import org.mansuba.tables.index.TableException;

/** What of a rule set matters to a table. */
public final class TableRules {
  private TableRules() {}

  /**
   * A rule set without what makes no difference to a table: how a game begins.
   *
   * @throws TableException if tables do not know such rules
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

  /** The name of such a rule set, {@code standard} if nothing differs. */
  static String name(RuleSet rules) {
    return rules.deviations().isEmpty() ? "standard" : rules.toString();
  }
}
