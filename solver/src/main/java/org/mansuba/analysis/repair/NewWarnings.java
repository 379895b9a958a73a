package org.mansuba.analysis.repair;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.legality.DiagramCheck;
import org.mansuba.rules.legality.Finding;

/**
 * What is odd about changed diagrams and was not before: no game reaches them, so they are less
 * welcome as repairs. Safe for use by any number of threads.
 */
public final class NewWarnings {
  private final RuleSet rules;
  private final List<Finding> before;
  private final Map<Candidate, List<Finding>> known = new ConcurrentHashMap<>();

  /** Compares diagrams with the one before all changes. */
  public NewWarnings(Setup before, RuleSet rules) {
    this.rules = rules;
    this.before = DiagramCheck.check(before, rules);
  }

  /** The warnings of a diagram that the one before does not have; each is checked once. */
  public List<Finding> of(Candidate candidate) {
    return known.computeIfAbsent(candidate, this::find);
  }

  private List<Finding> find(Candidate candidate) {
    return DiagramCheck.check(candidate.setup(), rules).stream()
        .filter(finding -> !finding.isError() && !before.contains(finding))
        .toList();
  }
}
