package org.mansuba.cli.check;

import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.mansuba.analysis.soundness.CheckRequest;
import org.mansuba.analysis.soundness.Plan;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.answer.Answers;
import org.mansuba.answer.TableShelf;
import org.mansuba.cli.input.DiagramGate;
import org.mansuba.cli.input.LimitOptions;
import org.mansuba.cli.input.ProblemOptions;
import org.mansuba.cli.output.BuildLine;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.cli.output.FileName;
import org.mansuba.cli.output.JsonLine;
import org.mansuba.cli.output.LiveLine;
import org.mansuba.cli.output.OutputOptions;
import org.mansuba.cli.output.Session;
import org.mansuba.cli.output.WhyStopped;
import org.mansuba.problem.Problem;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says whether problems are sound. */
@Command(
    name = "mansuba check",
    description =
        "Says whether a problem is sound: all keys, shorter and slower wins, duals, tries,"
            + " set play, and whether the published lines hold.",
    footer = {
      "",
      "Examples:",
      "  mansuba check dilaram",
      "  mansuba check my.json --refutations 2 --thorough",
      "  mansuba check problems/ --resume checked.jsonl",
      "",
      "Exit status: 0 sound, 1 not sound, 2 bad input, 3 undecided: a limit or Ctrl-C came first."
          + " Of several: 2 if one could not be checked, else 3 if one is undecided, else 1 if one is"
          + " not sound."
    })
public final class CheckCommand implements Callable<ExitStatus> {
  private static final Duration TIME_OF_ONE_OF_MANY = Duration.ofSeconds(60);

  private final Session session;

  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description = "Keep each answer in FILE, and take from it those it has already.")
  private @Nullable String resume;

  @Parameters(
      paramLabel = "[PROBLEM...]",
      hideParamSyntax = true,
      arity = "0..*",
      description =
          ProblemOptions.WHAT_IS_A_PROBLEM
              + " Of several, or of a folder or a collection, a table is printed; each then has"
              + " 60 seconds, if --time says no other.")
  private List<String> words = new ArrayList<>();

  @Mixin private ProblemOptions problemOptions = new ProblemOptions();
  @Mixin private PlanOptions planOptions = new PlanOptions();
  @Mixin private LimitOptions limitOptions = new LimitOptions();
  @Mixin private OutputOptions outputOptions = new OutputOptions();

  /** Creates the command for one run of the program. */
  public CheckCommand(Session session) {
    this.session = session;
  }

  @Override
  public ExitStatus call() {
    OutputOptions.Form form = outputOptions.form();
    Plan plan = planOptions.plan();
    boolean several = resume != null || CheckTargets.areSeveral(words);
    return several ? checkAll(form, plan) : checkOne(form, plan);
  }

  private ExitStatus checkOne(OutputOptions.Form form, Plan plan) {
    Limits limits = limitOptions.limits();
    Problem problem = problemOptions.read(session.terminal(), words);
    new DiagramGate(session.terminal().err()).admitUnfinished(problem);
    Cancellation cancellation = session.cancellation();
    Report report;
    try (LiveLine line = outputOptions.line(session.terminal())) {
      CheckRequest request = new CheckRequest(problem, plan, limits);
      report = answers().check(request, CheckLine.on(line), BuildLine.on(line), cancellation);
    }
    PrintStream out = session.terminal().out();
    if (form == OutputOptions.Form.JSON) {
      JsonLine.print(out, json -> CheckJson.write(json, problem.id(), problem, report));
    } else {
      String whyStopped = WhyStopped.of("check", cancellation);
      new CheckText(problem, report, whyStopped, out).print();
    }
    return status(report.verdict().word());
  }

  private ExitStatus checkAll(OutputOptions.Form form, Plan plan) {
    Limits limits = limitOptions.limits(TIME_OF_ONE_OF_MANY);
    CheckTargets problems = CheckTargets.of(session.terminal(), problemOptions, words);
    problems.unchecked().forEach(problem -> session.terminal().warn(problem.message()));
    Cancellation cancellation = session.cancellation();
    BatchOutput output = new BatchOutput(session.terminal().out(), form, problems);
    try (LiveLine line = outputOptions.line(session.terminal());
        ResumeFile known =
            resume == null ? null : ResumeFile.open(FileName.path("--resume", resume))) {
      BatchLine progress = new BatchLine(line, problems.targets().size());
      new BatchCheck(plan, limits, answers(), cancellation, known, progress)
          .run(problems.targets(), output::take);
    }
    output.finish();
    return output.status();
  }

  private Answers answers() {
    return new Answers(new TableShelf(session.terminal()::warn));
  }

  /** The status of a verdict's word. */
  static ExitStatus status(String verdict) {
    return switch (verdict) {
      case "sound" -> ExitStatus.YES;
      case "undecided" -> ExitStatus.UNDECIDED;
      default -> ExitStatus.NO;
    };
  }
}
