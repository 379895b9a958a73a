package org.mansuba.cli.inspect;

import java.io.PrintStream;
import java.util.List;
import java.util.concurrent.Callable;
import org.mansuba.cli.input.DiagramGate;
import org.mansuba.cli.input.ProblemArgument;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.cli.output.JsonLine;
import org.mansuba.cli.output.OutputOptions;
import org.mansuba.cli.output.Paragraph;
import org.mansuba.cli.output.ProblemText;
import org.mansuba.cli.output.Session;
import org.mansuba.notation.Fen;
import org.mansuba.problem.Problem;
import org.mansuba.problem.PublishedLine;
import org.mansuba.rules.legality.DiagramCheck;
import org.mansuba.rules.legality.Finding;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Shows a problem and the findings on its diagram. */
@Command(
    name = "mansuba show",
    description = "Shows the board, the problem's data, and errors and warnings.",
    footer = {
      "",
      "Examples:",
      "  mansuba show dilaram",
      "  mansuba show - < my.json",
      "",
      "Exit status: 0 shown (even an illegal diagram), 2 bad input."
    })
public final class ShowCommand implements Callable<ExitStatus> {
  private final Session session;

  @Mixin private ProblemArgument problemArgument = new ProblemArgument();
  @Mixin private OutputOptions outputOptions = new OutputOptions();

  /** Creates the command for one run of the program. */
  public ShowCommand(Session session) {
    this.session = session;
  }

  @Override
  public ExitStatus call() {
    OutputOptions.Form form = outputOptions.form();
    PrintStream out = session.terminal().out();
    Problem problem = problemArgument.read(session.terminal());
    List<Finding> findings = DiagramCheck.check(problem.setup(), problem.rules());
    if (form == OutputOptions.Form.JSON) {
      JsonLine.print(out, json -> ProblemSummaryJson.write(json, problem, findings));
      return ExitStatus.YES;
    }
    ProblemText.printHead(out, problem);
    out.println("FEN: " + Fen.write(problem.setup()));
    problem.comment().values().forEach(text -> out.println("\n" + Paragraph.wrap(text)));
    printPublished(out, problem);
    if (!findings.isEmpty()) {
      out.println();
      findings.forEach(f -> out.println(Paragraph.wrap(f.code() + ": " + DiagramGate.write(f))));
    }
    return ExitStatus.YES;
  }

  private static void printPublished(PrintStream out, Problem problem) {
    problem.published().claim().ifPresent(n -> out.println("\nPublished as a win in " + n + "."));
    for (PublishedLine line : problem.published().lines()) {
      out.println();
      out.println(Paragraph.wrap(PublishedText.write(problem, line)));
    }
  }
}
