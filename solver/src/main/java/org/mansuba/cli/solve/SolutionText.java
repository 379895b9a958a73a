package org.mansuba.cli.solve;

import java.io.PrintStream;
import org.mansuba.cli.output.English;
import org.mansuba.cli.output.Numbers;
import org.mansuba.cli.output.Paragraph;
import org.mansuba.cli.output.ProblemText;
import org.mansuba.cli.output.Times;
import org.mansuba.notation.MoveFormat;
import org.mansuba.problem.Problem;
import org.mansuba.search.Solution;
import org.mansuba.search.Verdict;
import org.mansuba.words.MovePrinter;

/** A solution for people: the problem, the verdict, the line and what it took. */
final class SolutionText {
  private final Problem problem;
  private final Solution solution;
  private final String whyStopped;
  private final long byTable;

  /**
   * A solution to be printed.
   *
   * @param whyStopped a clause, for where the search is not at its end
   * @param byTable at how many positions a table had the answer
   */
  SolutionText(Problem problem, Solution solution, String whyStopped, long byTable) {
    this.byTable = byTable;
    this.problem = problem;
    this.solution = solution;
    this.whyStopped = whyStopped;
  }

  void print(PrintStream out) {
    ProblemText.printHead(out, problem);
    out.println();
    out.println(English.answer(problem.stipulation(), solution.verdict(), whyStopped));
    if (isWin() && !solution.hasLine()) {
      out.println("The search ended before a line of play was available.");
    } else if (!solution.line().isEmpty()) {
      out.println();
      out.println(
          Paragraph.wrap(new MovePrinter(problem, MoveFormat.STANDARD).line(solution.line())));
    }
    out.println();
    String tables = byTable == 0 ? "" : ", %s of them by table".formatted(Numbers.full(byTable));
    out.println(
        "%s%s, %s"
            .formatted(
                Numbers.count(solution.nodes(), "node", "nodes"),
                tables,
                Times.write(solution.elapsed())));
  }

  private boolean isWin() {
    return switch (solution.verdict()) {
      case Verdict.ShortestWin _, Verdict.Win _ -> true;
      case Verdict.NoWin _, Verdict.NoWinWithin _, Verdict.Undecided _ -> false;
    };
  }
}
