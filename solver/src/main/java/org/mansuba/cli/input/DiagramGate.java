package org.mansuba.cli.input;

import java.io.PrintStream;
import java.util.List;
import java.util.stream.Collectors;
import org.mansuba.cli.output.Refusal;
import org.mansuba.problem.Problem;
import org.mansuba.rules.legality.Continuations;
import org.mansuba.rules.legality.DiagramCheck;
import org.mansuba.rules.legality.Finding;
import org.mansuba.rules.legality.FindingCode;
import org.mansuba.rules.option.RuleOption;

/** Rejects diagrams that cannot be played or solved, and warns of unusual ones. */
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
   * Admits a playable problem, even one in which the game is over.
   *
   * @throws Refusal if its diagram is not playable; it lists all findings
   */
  public void admit(Problem problem) {
    List<Finding> findings = DiagramCheck.check(problem.setup(), problem.rules());
    if (!DiagramCheck.isPlayable(problem.setup(), problem.rules())) {
      throw new Refusal(findings.stream().map(DiagramGate::write).toList());
    }
    findings.forEach(f -> err.println("mansuba: warning: " + f.sentence()));
  }

  /**
   * Admits a problem in which the game is not over.
   *
   * @throws Refusal if the game is over or the diagram is not playable; it says how the game ended
   *     and which switches would let play go on
   */
  public void admitUnfinished(Problem problem) {
    requireUnfinished(problem);
    admit(problem);
  }

  /**
   * Admits a problem that a change of men might mend. A pawn or a check that is illegal does not
   * matter, but kings are neither added nor removed.
   *
   * @throws Refusal if the game is over or a side does not have exactly one king
   */
  public void admitChangeable(Problem problem) {
    requireUnfinished(problem);
    List<Finding> kings =
        DiagramCheck.obstacles(problem.setup(), problem.rules()).stream()
            .filter(obstacle -> obstacle.code() == FindingCode.E1)
            .toList();
    if (!kings.isEmpty()) {
      throw new Refusal(kings.stream().map(DiagramGate::write).toList());
    }
  }

  private static void requireUnfinished(Problem problem) {
    DiagramCheck.check(problem.setup(), problem.rules()).stream()
        .filter(finding -> finding.code() == FindingCode.E4)
        .findFirst()
        .ifPresent(
            over -> {
              throw new Refusal("nothing to solve: " + over.sentence() + advice(problem));
            });
  }

  private static String advice(Problem problem) {
    String switches =
        Continuations.of(problem.setup(), problem.rules()).stream()
            .map(value -> RuleOption.of(value).key() + "=" + value.text())
            .collect(Collectors.joining(" or "));
    return switches.isEmpty() ? "" : "; to play on, add --rules " + switches;
  }

  /** Returns a finding as one line. */
  public static String write(Finding finding) {
    return (finding.isError() ? "" : "warning: ") + finding.sentence();
  }
}
