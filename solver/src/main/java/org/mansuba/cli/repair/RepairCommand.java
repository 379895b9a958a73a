package org.mansuba.cli.repair;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.mansuba.analysis.repair.Ranking;
import org.mansuba.analysis.repair.Repair;
import org.mansuba.analysis.repair.Trial;
import org.mansuba.analysis.repair.TrialLimits;
import org.mansuba.analysis.repair.TrialOutcome;
import org.mansuba.answer.LineCheck;
import org.mansuba.cli.input.DiagramGate;
import org.mansuba.cli.input.LimitOptions;
import org.mansuba.cli.input.ProblemArgument;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.cli.output.JsonLine;
import org.mansuba.cli.output.LiveLine;
import org.mansuba.cli.output.OutputOptions;
import org.mansuba.cli.output.Refusal;
import org.mansuba.cli.output.Session;
import org.mansuba.problem.Problem;
import org.mansuba.search.Cancellation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Searches for changes that make a problem sound. */
@Command(
    name = "mansuba repair",
    description =
        "Tries every change of one man - removed, added, moved, of the other side, of another kind"
            + " - and lists those that make the problem sound: one key, and no shorter win than"
            + " stipulated. --nodes applies to each diagram.",
    footer = {
      "",
      "Examples:",
      "  mansuba repair check --stipulation \"win in 6\" --time 10m",
      "  mansuba repair my.json --changes 2 --nodes 500000 --resume my.trials",
      "",
      "Exit status: 0 a change makes it sound, 1 none does, 2 bad input, 3 no sound change found,"
          + " some undecided."
    })
public final class RepairCommand implements Callable<ExitStatus> {
  private final Session session;

  @Option(
      names = "--changes",
      paramLabel = "N",
      description = "Number of changes, 1 or 2 (default 1).")
  private String changes = "1";

  @Option(names = "--all", description = "List every diagram, including refuted ones.")
  private boolean all;

  @Mixin private ProblemArgument problemArgument = new ProblemArgument();
  @Mixin private TrialOptions trialOptions = new TrialOptions();
  @Mixin private LimitOptions limitOptions = new LimitOptions();
  @Mixin private OutputOptions outputOptions = new OutputOptions();

  /** Creates the command for one run of the program. */
  public RepairCommand(Session session) {
    this.session = session;
  }

  @Override
  public ExitStatus call() {
    OutputOptions.Form form = outputOptions.form();
    if (!changes.equals("1") && !changes.equals("2")) {
      throw new Refusal("--changes must be 1 or 2");
    }
    TrialLimits limits = TrialOptions.limits(limitOptions.limits());
    Problem problem = problemArgument.read(session.terminal());
    TrialOptions.requireLength(problem);
    new DiagramGate(session.terminal().err()).admitChangeable(problem);
    Cancellation cancellation = session.cancellation();
    List<Trial> refuted = new ArrayList<>();
    Consumer<Trial> shown = all ? refuted::add : _ -> {};
    Repair repair = new Repair(problem.question(), LineCheck::verify);
    Repair.Outcome outcome;
    try (LiveLine line = outputOptions.line(session.terminal());
        TrialDesk desk = new TrialDesk(problem, trialOptions, line, shown)) {
      outcome = repair.run(Integer.parseInt(changes), limits, desk, cancellation);
    }
    List<Trial> ranked = Ranking.of(refuted);
    PrintStream out = session.terminal().out();
    if (form == OutputOptions.Form.JSON) {
      JsonLine.print(
          out, json -> RepairJson.write(json, problem, outcome, ranked, repair.warnings()));
    } else {
      int most = all ? Integer.MAX_VALUE : RepairText.FIRST;
      new RepairText(problem, most).print(out, outcome, ranked);
    }
    return status(outcome.changed());
  }

  private static ExitStatus status(TrialOutcome outcome) {
    if (!outcome.sound().isEmpty()) {
      return ExitStatus.YES;
    }
    return outcome.isDecided() ? ExitStatus.NO : ExitStatus.UNDECIDED;
  }
}
