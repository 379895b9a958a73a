package org.mansuba.cli.input;

import java.io.PrintStream;
import java.util.List;
import org.mansuba.cli.output.Refusal;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Ending;
import org.mansuba.rules.legality.DiagramCheck;
import org.mansuba.rules.legality.Finding;
import org.mansuba.rules.plain.PlainPosition;

/** Lets diagrams pass that can be played, and warns of what is odd about them. */
public final class DiagramGate {
  private final PrintStream err;

  /**
   * Guards a search.
   *
   * @param err where warnings go
   */
  public DiagramGate(PrintStream err) {
    this.err = err;
  }

  /**
   * Lets a problem pass.
   *
   * @throws Refusal if its diagram has errors; it tells all findings
   */
  public void admit(Problem problem) {
    List<Finding> findings = DiagramCheck.check(problem.setup(), problem.rules());
    if (findings.stream().anyMatch(Finding::isError)) {
      throw new Refusal(findings.stream().map(DiagramGate::write).toList());
    }
    findings.forEach(f -> err.println("mansuba: " + write(f)));
  }

  /**
   * Lets a problem pass in whose diagram the game is not over.
   *
   * @throws Refusal if it is, or if the diagram has errors
   */
  public void admitUnfinished(Problem problem) {
    admit(problem);
    Ending ending = PlainPosition.of(problem.setup(), problem.rules()).ending();
    if (ending.isOver()) {
      String advice =
          ending.title().equals("bare")
              ? "; to play on all the same, add --rules bareKing=off"
              : "";
      throw new Refusal(
          "there is nothing to solve: in the diagram the game is already over by %s%s"
              .formatted(ending.title(), advice));
    }
  }

  /** A finding on one line. */
  public static String write(Finding finding) {
    return (finding.isError() ? "" : "warning: ") + finding.sentence();
  }
}
