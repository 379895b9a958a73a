package org.mansuba.cli.check;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.mansuba.cli.output.Columns;
import org.mansuba.cli.output.ExitStatus;
import org.mansuba.cli.output.OutputOptions;
import org.mansuba.cli.output.Paragraph;
import org.mansuba.problem.BidiEscapes;
import tools.jackson.databind.node.ObjectNode;

/** What the check of many problems prints: a line of JSON each, at once, or a table at the end. */
final class BatchOutput {
  private final PrintStream out;
  private final OutputOptions.Form form;
  private final CheckTargets problems;
  private final List<ObjectNode> answers = new ArrayList<>();

  BatchOutput(PrintStream out, OutputOptions.Form form, CheckTargets problems) {
    this.out = out;
    this.form = form;
    this.problems = problems;
  }

  /** Takes the next answer, which has the fields of {@link CheckJson}. */
  void take(ObjectNode answer) {
    answers.add(answer);
    if (form == OutputOptions.Form.JSON) {
      out.println(BidiEscapes.in(answer.toString()));
      out.flush();
    }
  }

  /** Prints the table, and what is missing from it. */
  void finish() {
    if (form == OutputOptions.Form.JSON) {
      return;
    }
    Columns table = new Columns();
    table.add(BatchRow.headings());
    answers.forEach(answer -> table.add(BatchRow.cells(answer)));
    table.print(out);
    if (!problems.unchecked().isEmpty()) {
      out.println();
      out.println(Paragraph.wrap("Not checked: %s.".formatted(unchecked())));
    }
    if (isInterrupted()) {
      out.println();
      out.println(
          "Interrupted: %d of %d problems are checked."
              .formatted(answers.size(), problems.targets().size()));
    }
  }

  private String unchecked() {
    return problems.unchecked().stream()
        .map(Unchecked::name)
        .distinct()
        .collect(Collectors.joining("; "));
  }

  private boolean isInterrupted() {
    return answers.size() < problems.targets().size();
  }

  /** Returns the exit status: of bad input if a problem could not be checked. */
  ExitStatus status() {
    if (!problems.unchecked().isEmpty()) {
      return ExitStatus.BAD_INPUT;
    }
    List<ExitStatus> all =
        answers.stream()
            .map(answer -> CheckCommand.status(answer.path("verdict").asString("")))
            .toList();
    if (isInterrupted() || all.contains(ExitStatus.UNDECIDED)) {
      return ExitStatus.UNDECIDED;
    }
    return all.contains(ExitStatus.NO) ? ExitStatus.NO : ExitStatus.YES;
  }
}
