package org.mansuba.analysis.repair;

import java.util.Comparator;
import java.util.List;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.legality.DiagramCheck;
import org.mansuba.rules.legality.Finding;

/**
 * What is odd about changed diagrams and was not before: no game reaches them, so they are less
 * welcome as repairs. Immutable.
 */
public final class NewWarnings {
  private final RuleSet rules;
  private final List<Finding> before;

  /** Compares diagrams with the one before all changes. */
  public NewWarnings(Setup before, RuleSet rules) {
    this.rules = rules;
    this.before = DiagramCheck.check(before, rules);
  }

  /** The warnings of a diagram that the one before does not have. */
  public List<Finding> of(Candidate candidate) {
    return DiagramCheck.check(candidate.setup(), rules).stream()
        .filter(finding -> !finding.isError() && !before.contains(finding))
        .toList();
  }

  /** Diagrams with fewer new warnings first, then as the candidates are ordered. */
  Comparator<Trial> order() {
    return Comparator.comparingInt((Trial trial) -> of(trial.candidate()).size())
        .thenComparing(Trial::candidate);
  }
}
