package org.mansuba.cli.check;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.mansuba.cli.output.Columns;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.cli.output.OutputOptions;
import org.mansuba.problem.BidiEscapes;
import tools.jackson.databind.node.ObjectNode;

/** What the check of many problems prints: a line of JSON each, at once, or a table at the end. */
final class BatchOutput {
  private final PrintStream out;
  private final OutputOptions.Form form;
  private final List<ObjectNode> answers = new ArrayList<>();

  BatchOutput(PrintStream out, OutputOptions.Form form) {
    this.out = out;
    this.form = form;
  }

  /** Takes the next answer, which has the fields of {@link CheckJson}. */
  void take(ObjectNode answer) {
    answers.add(answer);
    if (form == OutputOptions.Form.JSON) {
      out.println(BidiEscapes.in(answer.toString()));
      out.flush();
    }
  }

  /** Prints the table, and how many of the {@code problems} problems are missing from it. */
  void finish(int problems) {
    if (form == OutputOptions.Form.JSON) {
      return;
    }
    Columns table = new Columns();
    table.add(BatchRow.headings());
    answers.forEach(answer -> table.add(BatchRow.cells(answer)));
    table.print(out);
    if (answers.size() < problems) {
      out.println();
      out.println(
          "Interrupted: %d of %d problems are checked.".formatted(answers.size(), problems));
    }
  }

  /** Returns the exit status for {@code problems} problems. */
  ExitStatus status(int problems) {
    List<ExitStatus> all =
        answers.stream()
            .map(answer -> CheckCommand.status(answer.path("verdict").asString("")))
            .toList();
    if (answers.size() < problems || all.contains(ExitStatus.UNDECIDED)) {
      return ExitStatus.UNDECIDED;
    }
    return all.contains(ExitStatus.NO) ? ExitStatus.NO : ExitStatus.YES;
  }
}
