package org.mansuba.cli.solve;

import java.io.PrintStream;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.mansuba.answer.Answers;
import org.mansuba.answer.CertificateWork;
import org.mansuba.answer.CheckpointFile;
import org.mansuba.answer.SearchMethod;
import org.mansuba.answer.SolveAnswer;
import org.mansuba.answer.TableShelf;
import org.mansuba.cli.input.DiagramGate;
import org.mansuba.cli.input.LimitOptions;
import org.mansuba.cli.input.ProblemArgument;
import org.mansuba.cli.output.BuildLine;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.cli.output.JsonLine;
import org.mansuba.cli.output.LiveLine;
import org.mansuba.cli.output.OutputOptions;
import org.mansuba.cli.output.Refusal;
import org.mansuba.cli.output.Session;
import org.mansuba.cli.output.WhyStopped;
import org.mansuba.problem.Problem;
import org.mansuba.search.Cancellation;
import org.mansuba.search.SolveListener;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.Verdict;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Finds the shortest win. */
@Command(
    name = "mansuba solve",
    description = "Finds the shortest win and says what is proved.",
    footer = {
      "",
      "Examples:",
      "  mansuba solve dilaram",
      "  mansuba solve my.json --time 60s --memory 4g",
      "  mansuba solve --fen \"8/8/8/3k4/8/1KF5/8/f7 w\" --stipulation \"bare in 20\"",
      "",
      "Where a table of the diagram's men exists, or there are so few that one is built in seconds,"
          + " the answer comes from it, with all keys and slower wins. See 'mansuba tables --help'.",
      "",
      "Exit status: 0 a win within the stipulated moves is proved, 1 there is none, 2 bad input,"
          + " 3 undecided, or without the certificate asked for: a limit or Ctrl-C came first."
    })
public final class SolveCommand implements Callable<ExitStatus> {
  private final Session session;

  @Mixin private ProblemArgument problemArgument = new ProblemArgument();
  @Mixin private LimitOptions limitOptions = new LimitOptions();
  @Mixin private OutputOptions outputOptions = new OutputOptions();
  @Mixin private CertificateOption certificateOption = new CertificateOption();
  @Mixin private CheckpointOptions checkpointOptions = new CheckpointOptions();

  /** Creates the command for one run of the program. */
  public SolveCommand(Session session) {
    this.session = session;
  }

  @Override
  public ExitStatus call() {
    OutputOptions.Form form = outputOptions.form();
    PrintStream out = session.terminal().out();
    var limits = limitOptions.limits();
    certificateOption.requireWritable();
    Problem problem = problemArgument.read(session.terminal());
    new DiagramGate(session.terminal().err()).admitUnfinished(problem);
    SolveRequest request = new SolveRequest(problem.question(), limits);
    Cancellation cancellation = session.cancellation();
    SolveAnswer answer = answer(request, method(request), cancellation);
    ExitStatus certified = certify(new CertificateWork(request, answer.solution(), cancellation));
    switch (answer) {
      case SolveAnswer.ByTable(var byTable) when form == OutputOptions.Form.JSON ->
          JsonLine.print(out, json -> TableAnswerJson.write(json, problem, byTable));
      case SolveAnswer.ByTable(var byTable) -> new TableAnswerText(problem, byTable).print(out);
      case SolveAnswer.BySearch(var solution, long probes) when form == OutputOptions.Form.JSON ->
          JsonLine.print(out, json -> SolutionJson.write(json, problem, solution, probes));
      case SolveAnswer.BySearch(var solution, long probes) ->
          new SolutionText(problem, solution, WhyStopped.of("search", cancellation), probes)
              .print(out);
    }
    ExitStatus status = status(answer.solution().verdict());
    return status == ExitStatus.YES ? certified : status;
  }

  /** A certificate needs the tree of a search, which tables do not have. */
  private SolveAnswer answer(SolveRequest request, SearchMethod method, Cancellation cancellation) {
    try (LiveLine line = outputOptions.line(session.terminal())) {
      SolveListener progress = SearchLine.on(line);
      return certificateOption.isGiven()
          ? new SolveAnswer.BySearch(Answers.search(request, method, progress, cancellation), 0)
          : new Answers(new TableShelf(session.terminal()::warn))
              .solve(request, method, progress, BuildLine.on(line), cancellation);
    }
  }

  /** Writes the certificate if one is asked for, before an answer is printed that needs it. */
  private ExitStatus certify(CertificateWork work) {
    if (!certificateOption.isGiven()) {
      return ExitStatus.YES;
    }
    return switch (work.make()) {
      case CertificateWork.Result.Made(var certificate) -> {
        certificateOption.write(certificate);
        yield ExitStatus.YES;
      }
      case CertificateWork.Result.None(var reason) -> {
        String sentence = "mansuba: no certificate was written: " + reason;
        session.terminal().err().println(sentence);
        yield ExitStatus.UNDECIDED;
      }
    };
  }

  /** How to search: with a file that holds its state, if one is asked for. */
  private SearchMethod method(SolveRequest request) {
    Optional<CheckpointFile> kept =
        checkpointOptions.checkpoint(request.question(), session.terminal().err());
    if (certificateOption.isGiven() && kept.filter(certificateOption::isWrittenTo).isPresent()) {
      throw new Refusal("--checkpoint and --certificate need two files");
    }
    if (kept.isPresent()) {
      session.interrupts().bePatient();
      return kept.get();
    }
    return SearchMethod.fromTheBeginning();
  }

  private static ExitStatus status(Verdict verdict) {
    return switch (verdict) {
      case Verdict.ShortestWin _, Verdict.Win _ -> ExitStatus.YES;
      case Verdict.NoWin _, Verdict.NoWinWithin _ -> ExitStatus.NO;
      case Verdict.Undecided _ -> ExitStatus.UNDECIDED;
    };
  }
}
