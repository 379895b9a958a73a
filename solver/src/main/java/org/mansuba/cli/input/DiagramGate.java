package org.mansuba.cli.input;

import java.io.PrintStream;
import java.util.List;
import org.mansuba.cli.output.Refusal;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Ending;
import org.mansuba.rules.legality.DiagramCheck;
import org.mansuba.rules.legality.Finding;
import org.mansuba.rules.plain.PlainPosition;

/** Rejects unplayable diagrams, and warns of unusual ones. */
public final class DiagramGate {
  private final PrintStream err;

  /**
   * Creates a gate.
   *
   * @param err receives warnings
   */
  public DiagramGate(PrintStream err) {
    this.err = err;
  }

  /**
   * Admits a playable problem.
   *
   * @throws Refusal if its diagram has errors; it lists all findings
   */
  public void admit(Problem problem) {
    List<Finding> findings = DiagramCheck.check(problem.setup(), problem.rules());
    if (findings.stream().anyMatch(Finding::isError)) {
      throw new Refusal(findings.stream().map(DiagramGate::write).toList());
    }
    findings.forEach(f -> err.println("mansuba: " + write(f)));
  }

  /**
   * Admits a problem in which the game is not over.
   *
   * @throws Refusal if the game is over or the diagram has errors
   */
  public void admitUnfinished(Problem problem) {
    admit(problem);
    Ending ending = PlainPosition.of(problem.setup(), problem.rules()).ending();
    if (ending.isOver()) {
      String advice = ending.title().equals("bare") ? "; to play on, add --rules bareKing=off" : "";
      throw new Refusal(
          "nothing to solve: the game is already over by %s%s".formatted(ending.title(), advice));
    }
  }

  /** Returns a finding as one line. */
  public static String write(Finding finding) {
    return (finding.isError() ? "" : "warning: ") + finding.sentence();
  }
}
