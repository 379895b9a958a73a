package org.mansuba.cli;

import java.io.PrintStream;
import org.mansuba.problem.Problem;
import org.mansuba.search.Solution;

/** A solution for people: the problem, the verdict, the line and what it took. */
final class SolutionText {
  private final Problem problem;
  private final Solution solution;
  private final String whyStopped;

  SolutionText(Problem problem, Solution solution, String whyStopped) {
    this.problem = problem;
    this.solution = solution;
    this.whyStopped = whyStopped;
  }

  void print(PrintStream out) {
    ProblemText.printHead(out, problem);
    out.println();
    out.println(new VerdictText(problem.stipulation(), whyStopped).sentence(solution.verdict()));
    if (!solution.line().isEmpty()) {
      out.println();
      out.println(Paragraph.wrap(NumberedLine.write(problem, solution.line())));
    }
    out.println();
    out.println(
        "%s nodes, %s".formatted(Numbers.full(solution.nodes()), Times.write(solution.elapsed())));
  }
}
