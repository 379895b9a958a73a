package org.mansuba.cli.repair;

import java.io.PrintStream;
import java.util.concurrent.Callable;
import org.mansuba.analysis.repair.Reduction;
import org.mansuba.analysis.repair.TrialLimits;
import org.mansuba.analysis.repair.TrialOutcome;
import org.mansuba.analysis.repair.TrialVerdict;
import org.mansuba.answer.LineCheck;
import org.mansuba.cli.input.DiagramGate;
import org.mansuba.cli.input.LimitOptions;
import org.mansuba.cli.input.ProblemArgument;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.cli.output.JsonLine;
import org.mansuba.cli.output.LiveLine;
import org.mansuba.cli.output.OutputOptions;
import org.mansuba.cli.output.Session;
import org.mansuba.problem.Problem;
import org.mansuba.search.Cancellation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Removes superfluous men from a problem. */
@Command(
    name = "mansuba minimal",
    description =
        "Lists the men that can be removed from a sound problem without making it unsound, singly and"
            + " one after another. --nodes applies to each diagram.",
    footer = {
      "",
      "Examples:",
      "  mansuba minimal dilaram --stipulation \"win in 6\"",
      "",
      "Exit status: 0 done, 1 the problem is not sound, 2 bad input, 3 undecided."
    })
public final class MinimalCommand implements Callable<ExitStatus> {
  private final Session session;

  @Mixin private ProblemArgument problemArgument = new ProblemArgument();
  @Mixin private TrialOptions trialOptions = new TrialOptions();
  @Mixin private LimitOptions limitOptions = new LimitOptions();
  @Mixin private OutputOptions outputOptions = new OutputOptions();

  /** Creates the command for one run of the program. */
  public MinimalCommand(Session session) {
    this.session = session;
  }

  @Override
  public ExitStatus call() {
    OutputOptions.Form form = outputOptions.form();
    TrialLimits limits = TrialOptions.limits(limitOptions.limits());
    Problem problem = problemArgument.read(session.terminal());
    TrialOptions.requireLength(problem);
    new DiagramGate(session.terminal().err()).admitUnfinished(problem);
    Cancellation cancellation = session.cancellation();
    Reduction.Outcome outcome;
    try (LiveLine line = outputOptions.line(session.terminal());
        TrialDesk desk = new TrialDesk(problem, trialOptions, line, _ -> {})) {
      outcome =
          new Reduction(problem.question(), LineCheck::verify).run(limits, desk, cancellation);
    }
    PrintStream out = session.terminal().out();
    if (form == OutputOptions.Form.JSON) {
      JsonLine.print(out, json -> MinimalJson.write(json, problem, outcome));
    } else {
      new MinimalText(problem).print(out, outcome);
    }
    return status(outcome);
  }

  private static ExitStatus status(Reduction.Outcome outcome) {
    return switch (outcome.itself().verdict()) {
      case TrialVerdict.Sound _ -> isDecided(outcome) ? ExitStatus.YES : ExitStatus.UNDECIDED;
      case TrialVerdict.Undecided _ -> ExitStatus.UNDECIDED;
      case TrialVerdict.ShortWin _,
          TrialVerdict.Cooked _,
          TrialVerdict.NoSolution _,
          TrialVerdict.Unplayable _ ->
          ExitStatus.NO;
    };
  }

  private static boolean isDecided(Reduction.Outcome outcome) {
    return outcome.isComplete() && outcome.rounds().stream().allMatch(TrialOutcome::isDecided);
  }
}
