package org.mansuba.cli.repair;

import java.io.PrintStream;
import java.util.List;
import java.util.stream.Collectors;
import org.mansuba.analysis.repair.NewWarnings;
import org.mansuba.analysis.repair.Repair;
import org.mansuba.analysis.repair.Trial;
import org.mansuba.analysis.repair.TrialOutcome;
import org.mansuba.analysis.repair.TrialVerdict;
import org.mansuba.cli.output.Numbers;
import org.mansuba.cli.output.ProblemText;
import org.mansuba.notation.MoveFormat;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Move;
import org.mansuba.words.MovePrinter;

/** Writes the results of changes as text. */
final class RepairText {
  /** The number of candidates listed per verdict unless all are requested. */
  static final int FIRST = 20;

  private final Problem problem;
  private final TrialVerdictText fates;
  private final NewWarnings warnings;
  private final int most;

  /**
   * Creates a report on one problem.
   *
   * @param most the maximum number of candidates listed per verdict
   */
  RepairText(Problem problem, int most) {
    this.problem = problem;
    this.fates = new TrialVerdictText(problem.stipulation());
    this.warnings = new NewWarnings(problem.setup(), problem.rules());
    this.most = most;
  }

  void print(PrintStream out, Repair.Outcome outcome, List<Trial> refuted) {
    ProblemText.printHead(out, problem);
    out.println();
    out.println("As it is: %s.".formatted(fates.write(outcome.itself().verdict())));
    TrialOutcome changed = outcome.changed();
    printList(out, "Sound", changed.sound());
    printList(out, "Undecided", changed.undecided());
    printList(out, "Refuted", refuted);
    out.println();
    out.println(
        "%s sound, %s refuted, %s undecided%s"
            .formatted(
                Numbers.full(changed.sound().size()),
                Numbers.full(changed.refuted()),
                Numbers.full(changed.undecided().size()),
                changed.complete() ? "" : "; stopped before all were tried"));
  }

  /** Prints candidates, the best first. */
  void printList(PrintStream out, String title, List<Trial> trials) {
    if (trials.isEmpty()) {
      return;
    }
    out.println();
    out.println(title + ":");
    trials.stream().limit(most).forEach(trial -> out.println("  " + row(trial)));
    if (trials.size() > most) {
      out.println("  and %s more".formatted(Numbers.full(trials.size() - most)));
    }
  }

  /** Returns a candidate's row: its changes, its men, its key or flaw, and its warnings. */
  String row(Trial trial) {
    Problem changed = problem.withSetup(trial.candidate().setup());
    String odd =
        warnings.of(trial.candidate()).stream()
            .map(finding -> "; odd, " + finding.sentence())
            .collect(Collectors.joining());
    return "%-45s %-8s %s%s"
        .formatted(
            ChangeText.write(trial.candidate().changes()),
            ProblemText.men(changed),
            result(trial.verdict(), changed),
            odd);
  }

  private String result(TrialVerdict verdict, Problem changed) {
    return verdict instanceof TrialVerdict.Sound(List<Move> line) && !line.isEmpty()
        ? new MovePrinter(changed, MoveFormat.STANDARD).line(line.subList(0, 1))
        : fates.write(verdict);
  }
}
