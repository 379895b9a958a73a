package org.mansuba.cli.inspect;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.mansuba.cli.output.Columns;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.cli.output.JsonLine;
import org.mansuba.cli.output.OutputOptions;
import org.mansuba.cli.output.ProblemText;
import org.mansuba.cli.output.Session;
import org.mansuba.notation.Fen;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.StipulationText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Searches the library. */
@Command(
    name = "mansuba list",
    description = "Lists the library problems that contain all the words.",
    footer = {
      "",
      "Examples:",
      "  mansuba list",
      "  mansuba list murray",
      "",
      "Exit status: 0, even if nothing is found."
    })
public final class ListCommand implements Callable<ExitStatus> {
  private final Session session;

  @Parameters(
      paramLabel = "WORDS",
      arity = "0..*",
      description = "Words in the id, title, source, comment or keywords.")
  private List<String> words = new ArrayList<>();

  @Mixin private OutputOptions outputOptions = new OutputOptions();

  /** Creates the command for one run of the program. */
  public ListCommand(Session session) {
    this.session = session;
  }

  @Override
  public ExitStatus call() {
    PrintStream out = session.terminal().out();
    OutputOptions.Form form = outputOptions.form();
    List<Problem> found = Library.search(String.join(" ", words));
    if (form == OutputOptions.Form.JSON) {
      found.forEach(problem -> printJson(out, problem));
      return ExitStatus.YES;
    }
    if (found.isEmpty()) {
      session.terminal().err().println("mansuba: no library problem contains all these words");
    }
    Columns columns = new Columns();
    for (Problem problem : found) {
      columns.add(
          problem.id(),
          problem.title(),
          StipulationText.write(problem.stipulation()),
          ProblemText.men(problem));
    }
    columns.print(out);
    return ExitStatus.YES;
  }

  private static void printJson(PrintStream out, Problem problem) {
    JsonLine.print(
        out,
        json -> {
          JsonLine.text(json, "id", problem.id());
          JsonLine.text(json, "title", problem.title());
          json.writeStringProperty("fen", Fen.write(problem.setup()));
          json.writeStringProperty("stipulation", StipulationText.write(problem.stipulation()));
        });
  }
}
