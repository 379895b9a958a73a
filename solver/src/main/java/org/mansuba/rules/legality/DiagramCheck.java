package org.mansuba.rules.legality;

import java.util.ArrayList;
import java.util.List;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;

/**
 * Finds everything that is illegal or unusual about a diagram.
 *
 * <pre>{@code
 * boolean playable = DiagramCheck.check(setup, rules).stream().noneMatch(Finding::isError);
 * }</pre>
 */
public final class DiagramCheck {
  private DiagramCheck() {}

  /**
   * Returns all findings, errors first. A diagram with errors is not tested for a finished game or
   * for impossible checks.
   */
  public static List<Finding> check(Setup setup, RuleSet rules) {
    List<Finding> findings = new ArrayList<>(Errors.of(setup, rules));
    boolean playable = findings.isEmpty();
    findings.addAll(AlfilCircuits.of(setup, rules));
    if (playable) {
      findings.addAll(DoubleChecks.of(setup, rules));
      findings.addAll(Over.of(setup, rules));
    }
    findings.addAll(FirstFerz.of(setup, rules));
    findings.addAll(ExcessMen.of(setup, rules));
    findings.addAll(PawnsAtHome.of(setup, rules));
    return List.copyOf(findings);
  }
}
