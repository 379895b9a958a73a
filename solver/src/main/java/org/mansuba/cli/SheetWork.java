package org.mansuba.cli;

import org.mansuba.analysis.soundness.CheckListener;
import org.mansuba.analysis.soundness.CheckRequest;
import org.mansuba.analysis.soundness.Plan;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.analysis.soundness.Soundness;
import org.mansuba.analysis.soundness.SoundnessCheck;
import org.mansuba.problem.Problem;
import org.mansuba.rules.plain.PlainPosition;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;
import org.mansuba.tables.BuildListener;

/** Works out what a sheet tells of a problem. */
final class SheetWork {
  private final Session session;

  SheetWork(Session session) {
    this.session = session;
  }

  /**
   * Checks a problem.
   *
   * @throws Refusal if its diagram cannot be played, or the game is over in it
   */
  Report check(Problem problem, Limits limits) {
    new DiagramGate(session.terminal().err()).admit(problem);
    if (PlainPosition.of(problem.setup(), problem.rules()).ending().isOver()) {
      throw new Refusal("there is nothing to solve: in the diagram the game is already over");
    }
    Cancellation cancellation = new Cancellation();
    session.interrupts().end(cancellation);
    CheckRequest request = new CheckRequest(problem, Plan.USUAL, limits);
    ByTable tables = new ByTable(request.question(), cancellation, BuildListener.silent());
    return SoundnessCheck.check(
        request.withKnown(tables.known()), CheckListener.silent(), cancellation);
  }

  /** The exit status that a report stands for: whether there is a solution to print. */
  static ExitStatus status(Report report) {
    return switch (report.verdict()) {
      case Soundness.NoSolution _ -> ExitStatus.NO;
      case Soundness.Undecided _ -> ExitStatus.UNDECIDED;
      case Soundness.Sound _, Soundness.Cooked _, Soundness.ShortSolution _ -> ExitStatus.YES;
    };
  }
}
