package org.mansuba.cli.solve;

import java.io.PrintStream;
import java.util.List;
import java.util.stream.Collectors;
import org.mansuba.cli.output.English;
import org.mansuba.cli.output.Paragraph;
import org.mansuba.cli.output.ProblemText;
import org.mansuba.cli.output.Times;
import org.mansuba.notation.MoveFormat;
import org.mansuba.notation.MoveText;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Move;
import org.mansuba.rules.plain.PlainPosition;
import org.mansuba.search.Solution;
import org.mansuba.tables.probe.TableAnswer;
import org.mansuba.words.MovePrinter;

/** An answer from a table for people: as one of a search, with all keys and slower wins. */
final class TableAnswerText {
  private final Problem problem;
  private final TableAnswer answer;

  TableAnswerText(Problem problem, TableAnswer answer) {
    this.problem = problem;
    this.answer = answer;
  }

  void print(PrintStream out) {
    Solution solution = answer.solution();
    ProblemText.printHead(out, problem);
    out.println();
    out.println(English.answer(problem.stipulation(), solution.verdict(), "stopped"));
    if (!solution.line().isEmpty()) {
      out.println();
      out.println(
          Paragraph.wrap(new MovePrinter(problem, MoveFormat.STANDARD).line(solution.line())));
    }
    if (!solution.keys().isEmpty()) {
      out.println();
      List<Move> keys = solution.keys();
      String noun = keys.size() == 1 ? "The only key: " : "Keys: ";
      out.println(
          Paragraph.wrap(noun + keys.stream().map(this::text).collect(Collectors.joining(", "))));
    }
    if (!answer.slower().isEmpty()) {
      out.println(
          Paragraph.wrap(
              "Slower solutions: "
                  + answer.slower().stream()
                      .map(
                          win ->
                              "%s in %d (%d plies)"
                                  .formatted(text(win.move()), win.moves(), win.plies()))
                      .collect(Collectors.joining(", "))));
    }
    out.println();
    String length = answer.plies() > 0 ? "%d plies, ".formatted(answer.plies()) : "";
    out.println(
        "By table %s: %s%s".formatted(answer.table(), length, Times.write(solution.elapsed())));
  }

  private String text(Move move) {
    return MoveText.write(PlainPosition.of(problem.setup(), problem.rules()), move.packed());
  }
}
