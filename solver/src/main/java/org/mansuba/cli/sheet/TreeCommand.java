package org.mansuba.cli.sheet;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.cli.input.LimitOptions;
import org.mansuba.cli.input.ProblemArgument;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.cli.output.Session;
import org.mansuba.export.format.Format;
import org.mansuba.export.sheet.Sheet;
import org.mansuba.problem.Problem;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints the whole solution. */
@Command(
    name = "mansuba tree",
    description = "Prints the solution: set play, tries, key, every defence, and duals.",
    footer = {
      "",
      "Examples:",
      "  mansuba tree dilaram",
      "  mansuba tree check --main-line",
      "  mansuba tree abu-naim --full --lang ru --letters russian",
      "",
      "Exit status: 0 there is a solution, 1 there is none, 2 bad input, 3 undecided."
    })
public final class TreeCommand implements Callable<ExitStatus> {
  private final Session session;

  @Mixin private ProblemArgument problemArgument = new ProblemArgument();
  @Mixin private LimitOptions limitOptions = new LimitOptions();
  @Mixin private SheetOptions sheetOptions = new SheetOptions();

  @Option(names = "--json", description = "Print a problem file with the solution in it.")
  private boolean json;

  /** Creates the command for one run of the program. */
  public TreeCommand(Session session) {
    this.session = session;
  }

  @Override
  public ExitStatus call() {
    var style = sheetOptions.style();
    var detail = sheetOptions.detail();
    var limits = limitOptions.limits();
    Problem problem = problemArgument.read(session.terminal());
    Report report = new SheetWork(session, sheetOptions.messages()).check(problem, limits);
    Sheet sheet = Sheet.of(problem, report, detail, style);
    byte[] bytes = (json ? Format.JSON : Format.TEXT).write(sheet);
    session.terminal().out().print(new String(bytes, StandardCharsets.UTF_8));
    return SheetWork.status(report);
  }
}
