package org.mansuba.cli.solve;

import java.io.PrintStream;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.mansuba.answer.ByTable;
import org.mansuba.answer.CertificateWork;
import org.mansuba.answer.LineCheck;
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
import org.mansuba.search.Solution;
import org.mansuba.search.SolveListener;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.Verdict;
import org.mansuba.search.WinOracle;
import org.mansuba.search.solver.Solver;
import org.mansuba.tables.build.BuildListener;
import org.mansuba.tables.probe.TableAnswer;
import org.mansuba.tables.probe.TableOracle;
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
  private final TableShelf shelf;

  @Mixin private ProblemArgument problemArgument = new ProblemArgument();
  @Mixin private LimitOptions limitOptions = new LimitOptions();
  @Mixin private OutputOptions outputOptions = new OutputOptions();
  @Mixin private CertificateOption certificateOption = new CertificateOption();
  @Mixin private CheckpointOptions checkpointOptions = new CheckpointOptions();

  public SolveCommand(Session session) {
    this.session = session;
    shelf = new TableShelf(session.terminal().err());
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
    Search search = search(request, cancellation);
    long start = System.nanoTime();
    Optional<TableAnswer> complete = byTable(request, cancellation);
    if (complete.isPresent()) {
      return print(complete.get(), problem, request, form);
    }
    Optional<TableOracle> known = later(request, cancellation);
    WinOracle lengths = known.<WinOracle>map(tables -> tables).orElse(WinOracle.NONE);
    Duration used = Duration.ofNanos(System.nanoTime() - start);
    SolveRequest left = request.within(limits.after(used)).withKnown(lengths);
    Solution solution = solve(left, search);
    long byTable = known.map(TableOracle::answers).orElse(0L);
    LineCheck.verify(request, solution);
    ExitStatus certified = certify(new CertificateWork(request, solution, cancellation));
    if (form == OutputOptions.Form.JSON) {
      JsonLine.print(out, json -> SolutionJson.write(json, problem, solution, byTable));
    } else {
      String whyStopped = WhyStopped.of("search", cancellation);
      new SolutionText(problem, solution, whyStopped, byTable).print(out);
    }
    ExitStatus status = status(solution.verdict());
    return status == ExitStatus.YES ? certified : status;
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

  /** The answer from tables, unless a certificate is asked for, which takes a search. */
  private Optional<TableAnswer> byTable(SolveRequest request, Cancellation cancellation) {
    if (certificateOption.isGiven()) {
      return Optional.empty();
    }
    try (LiveLine line = outputOptions.line(session.terminal())) {
      return new ByTable(request, cancellation, BuildLine.on(line), shelf).answer();
    }
  }

  private ExitStatus print(
      TableAnswer answer, Problem problem, SolveRequest request, OutputOptions.Form form) {
    PrintStream out = session.terminal().out();
    LineCheck.verify(request, answer.solution());
    if (form == OutputOptions.Form.JSON) {
      JsonLine.print(out, json -> TableAnswerJson.write(json, problem, answer));
    } else {
      new TableAnswerText(problem, answer).print(out);
    }
    return status(answer.solution().verdict());
  }

  /** What tables that exist know of endings; a certificate must do without. */
  private Optional<TableOracle> later(SolveRequest request, Cancellation cancellation) {
    return certificateOption.isGiven()
        ? Optional.empty()
        : new ByTable(request, cancellation, BuildListener.silent(), shelf).later();
  }

  /** How to search: with a file to keep it in, if one is asked for. */
  private Search search(SolveRequest request, Cancellation cancellation) {
    Optional<CheckpointFile> kept = checkpointOptions.checkpoint(request, session.terminal().err());
    if (certificateOption.isGiven() && kept.filter(certificateOption::isWrittenTo).isPresent()) {
      throw new Refusal("--checkpoint and --certificate need two files");
    }
    if (kept.isPresent()) {
      session.interrupts().bePatient();
    }
    return kept.<Search>map(file -> (asked, listener) -> file.solve(asked, listener, cancellation))
        .orElse((asked, listener) -> new Solver().solve(asked, listener, cancellation));
  }

  private Solution solve(SolveRequest request, Search search) {
    try (LiveLine line = outputOptions.line(session.terminal())) {
      return search.run(request, SearchLine.on(line));
    }
  }

  /** A way to search. */
  @FunctionalInterface
  private interface Search {
    Solution run(SolveRequest request, SolveListener listener);
  }

  private static ExitStatus status(Verdict verdict) {
    return switch (verdict) {
      case Verdict.ShortestWin _, Verdict.Win _ -> ExitStatus.YES;
      case Verdict.NoWin _, Verdict.NoWinWithin _ -> ExitStatus.NO;
      case Verdict.Undecided _ -> ExitStatus.UNDECIDED;
    };
  }
}
