package org.mansuba.rules.legality;

import java.util.ArrayList;
import java.util.List;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;

/**
 * Finds everything that is illegal or unusual about a diagram.
 *
 * <pre>{@code
 * boolean solvable = DiagramCheck.check(setup, rules).stream().noneMatch(Finding::isError);
 * }</pre>
 */
public final class DiagramCheck {
  private DiagramCheck() {}

  /**
   * Returns all findings, errors first. An unplayable diagram is not tested for a finished game or
   * for impossible checks.
   */
  public static List<Finding> check(Setup setup, RuleSet rules) {
    List<Finding> findings = new ArrayList<>(Errors.of(setup, rules));
    boolean playable = findings.isEmpty();
    if (playable) {
      findings.addAll(Over.of(setup, rules));
    }
    findings.addAll(AlfilCircuits.of(setup, rules));
    if (playable) {
      findings.addAll(DoubleChecks.of(setup, rules));
    }
    findings.addAll(FirstFerz.of(setup, rules));
    findings.addAll(ExcessMen.of(setup, rules));
    findings.addAll(PawnsAtHome.of(setup, rules));
    return List.copyOf(findings);
  }

  /**
   * Returns the errors that leave the moves of a diagram undefined: a wrong number of kings, a
   * check out of turn, a pawn on its promotion rank. A game that is over is not among them.
   */
  public static List<Finding> obstacles(Setup setup, RuleSet rules) {
    return List.copyOf(Errors.of(setup, rules));
  }

  /** Returns whether a diagram has no {@link #obstacles}; the game may be over. */
  public static boolean isPlayable(Setup setup, RuleSet rules) {
    return obstacles(setup, rules).isEmpty();
  }
}
