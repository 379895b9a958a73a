package org.mansuba.cli.sheet;

import java.io.PrintStream;
import org.mansuba.analysis.soundness.CheckRequest;
import org.mansuba.analysis.soundness.Plan;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.analysis.soundness.Soundness;
import org.mansuba.analysis.soundness.Stage;
import org.mansuba.answer.Answers;
import org.mansuba.answer.TableShelf;
import org.mansuba.cli.check.CheckLine;
import org.mansuba.cli.check.CheckText;
import org.mansuba.cli.input.DiagramGate;
import org.mansuba.cli.output.BuildLine;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.cli.output.LiveLine;
import org.mansuba.cli.output.MessageOptions;
import org.mansuba.cli.output.Refusal;
import org.mansuba.cli.output.Session;
import org.mansuba.cli.output.WhyStopped;
import org.mansuba.problem.Problem;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;

/** Checks a problem for a sheet. */
final class SheetWork {
  private final Session session;
  private final MessageOptions messages;

  SheetWork(Session session, MessageOptions messages) {
    this.session = session;
    this.messages = messages;
  }

  /**
   * Checks a problem. If a limit or an interrupt comes before the verdict or the whole solution, a
   * message on standard error says so, because not every format can.
   *
   * @throws Refusal if its diagram cannot be played, or the game is over in it
   */
  Report check(Problem problem, Limits limits) {
    PrintStream err = session.terminal().err();
    new DiagramGate(err).admitUnfinished(problem);
    Cancellation cancellation = session.cancellation();
    CheckRequest request = new CheckRequest(problem, Plan.USUAL, limits);
    Report report;
    try (LiveLine line = messages.line(session.terminal())) {
      report =
          new Answers(new TableShelf(session.terminal()::warn))
              .check(request, CheckLine.on(line), BuildLine.on(line), cancellation);
    }
    if (report.verdict() instanceof Soundness.Undecided) {
      String whyStopped = WhyStopped.of("check", cancellation);
      err.println("mansuba: " + CheckText.verdict(problem, report, whyStopped));
    } else if (isCut(report)) {
      err.println("mansuba: the solution is not complete; a limit came first");
    }
    return report;
  }

  /** Whether there is a solution, but not all of it was found. */
  private static boolean isCut(Report report) {
    return !(report.verdict() instanceof Soundness.NoSolution)
        && report.unfinished().contains(Stage.SOLUTION);
  }

  /** The exit status that a report stands for: whether there is a solution to print. */
  static ExitStatus status(Report report) {
    if (isCut(report)) {
      return ExitStatus.UNDECIDED;
    }
    return switch (report.verdict()) {
      case Soundness.NoSolution _ -> ExitStatus.NO;
      case Soundness.Undecided _ -> ExitStatus.UNDECIDED;
      case Soundness.Sound _, Soundness.Cooked _, Soundness.ShortSolution _ -> ExitStatus.YES;
    };
  }
}
