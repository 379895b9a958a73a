package org.mansuba.cli.repair;

import java.io.PrintStream;
import java.util.List;
import org.mansuba.analysis.repair.Candidate;
import org.mansuba.analysis.repair.Reduction;
import org.mansuba.analysis.repair.Trial;
import org.mansuba.analysis.repair.TrialOutcome;
import org.mansuba.analysis.repair.TrialVerdict;
import org.mansuba.cli.output.ProblemText;
import org.mansuba.notation.BoardText;
import org.mansuba.notation.Fen;
import org.mansuba.problem.Problem;

/** Writes the superfluous men as text. */
final class MinimalText {
  private final Problem problem;

  MinimalText(Problem problem) {
    this.problem = problem;
  }

  void print(PrintStream out, Reduction.Outcome outcome) {
    ProblemText.printHead(out, problem);
    out.println();
    TrialVerdict itself = outcome.itself().verdict();
    out.println(
        "As it is: %s.".formatted(new TrialVerdictText(problem.stipulation()).write(itself)));
    if (outcome.rounds().isEmpty()) {
      if (itself instanceof TrialVerdict.Sound) {
        out.println("No removal was tried before the search stopped.");
      }
      return;
    }
    TrialOutcome first = outcome.rounds().getFirst();
    RepairText list = new RepairText(problem, Integer.MAX_VALUE);
    list.printList(out, "Can be removed alone", first.sound());
    list.printList(out, "Undecided", first.undecided());
    out.println();
    out.println(
        "%d of %d men can be removed alone%s."
            .formatted(
                first.sound().size(),
                first.sound().size() + first.refuted() + first.undecided().size(),
                first.complete() ? "" : "; stopped before all were tried"));
    printSteps(out, outcome);
  }

  private void printSteps(PrintStream out, Reduction.Outcome outcome) {
    if (outcome.steps().isEmpty()) {
      return;
    }
    out.println();
    out.println("One after another:");
    RepairText list = new RepairText(problem, Integer.MAX_VALUE);
    for (Trial step : outcome.steps()) {
      Candidate here = step.candidate();
      Candidate last = new Candidate(List.of(here.changes().getLast()), here.setup());
      out.println("  " + list.row(new Trial(last, step.verdict(), step.nodes())));
    }
    Problem smallest = problem.withSetup(outcome.steps().getLast().candidate().setup());
    out.println();
    out.print(BoardText.write(smallest.setup(), BoardText.Figures.UNICODE));
    out.println("%s   %s".formatted(Fen.write(smallest.setup()), ProblemText.men(smallest)));
    boolean settled = outcome.isComplete() && outcome.rounds().getLast().undecided().isEmpty();
    out.println(
        settled
            ? "No further man can be removed."
            : "Undecided whether a further man can be removed.");
  }
}
