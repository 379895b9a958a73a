package org.mansuba.cli.check;

import java.io.PrintStream;
import java.util.List;
import java.util.stream.Collectors;
import org.mansuba.analysis.tree.Dual;
import org.mansuba.analysis.tree.Duals;
import org.mansuba.cli.output.NumberedLine;
import org.mansuba.cli.output.Numbers;
import org.mansuba.cli.output.Paragraph;
import org.mansuba.cli.output.VerdictText;
import org.mansuba.problem.Problem;

/** The duals of a problem, for people. */
final class DualText {
  private static final int MOST = 20;

  private final Problem problem;
  private final Duals duals;
  private final PrintStream out;

  DualText(Problem problem, Duals duals, PrintStream out) {
    this.problem = problem;
    this.duals = duals;
    this.out = out;
  }

  void print() {
    if (duals.positions() == 0) {
      return;
    }
    print("Duals", duals.of(Dual.Kind.FULL));
    print("Duals at the last move", duals.of(Dual.Kind.MINOR));
    int inShort = duals.of(Dual.Kind.SHORT_VARIATION).size();
    if (inShort > 0) {
      out.println();
      out.println(
          "Other winning moves in %s of variations that are short anyway (--json has them)"
              .formatted(positions(inShort)));
    } else if (duals.list().isEmpty() && duals.isComplete()) {
      out.println();
      out.println("No duals in %s of the solution.".formatted(positions(duals.positions())));
    }
  }

  private void print(String heading, List<Dual> list) {
    if (list.isEmpty()) {
      return;
    }
    out.println();
    out.println(heading);
    list.stream().limit(MOST).forEach(dual -> out.println(Paragraph.indented(write(dual))));
    if (list.size() > MOST) {
      out.println(
          Paragraph.indented("and %d more (--json has them)".formatted(list.size() - MOST)));
    }
  }

  private String write(Dual dual) {
    String moves =
        dual.moves().stream()
            .map(choice -> NumberedLine.move(problem, dual.path(), choice.move()))
            .collect(Collectors.joining(" or "));
    String saving =
        dual.saves() == 0 ? "" : " (saves %s)".formatted(VerdictText.count(dual.saves()));
    return "%s after %s%s".formatted(moves, NumberedLine.write(problem, dual.path()), saving);
  }

  private static String positions(int count) {
    return Numbers.count(count, "position", "positions");
  }
}
