package org.mansuba.rules.legality;

import java.util.ArrayList;
import java.util.List;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;

/**
 * Finds all that is wrong or odd about a diagram.
 *
 * <pre>{@code
 * boolean playable = DiagramCheck.check(setup, rules).stream().noneMatch(Finding::isError);
 * }</pre>
 */
public final class DiagramCheck {
  private DiagramCheck() {}

  /**
   * All findings, errors first. Whether the game is over and whether a move can have given the
   * check is asked only where there is no error.
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
