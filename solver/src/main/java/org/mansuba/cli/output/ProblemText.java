package org.mansuba.cli.output;

import java.io.PrintStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.mansuba.board.Side;
import org.mansuba.notation.BoardText;
import org.mansuba.problem.Problem;
import org.mansuba.problem.Source;
import org.mansuba.problem.stipulation.StipulationText;
import org.mansuba.rules.Setup;

/** Writes a problem's data as text. */
public final class ProblemText {
  private ProblemText() {}

  /**
   * Prints title, source, board, stipulation with the number of men, and rules that differ from the
   * default.
   */
  public static void printHead(PrintStream out, Problem problem) {
    String source = source(problem.source());
    if (!problem.name().isEmpty()) {
      out.println(problem.name());
    }
    if (!source.isEmpty()) {
      out.println(Paragraph.wrap(source));
    }
    out.print(BoardText.write(problem.setup(), BoardText.Figures.UNICODE));
    out.println("%s   %s".formatted(StipulationText.write(problem.stipulation()), men(problem)));
    if (!problem.rules().deviations().isEmpty()) {
      out.println("Rules: " + problem.rules());
    }
  }

  /** Returns the number of men of both sides: {@code 13 + 8}. */
  public static String men(Problem problem) {
    Setup setup = problem.setup();
    return setup.count(Side.WHITE) + " + " + setup.count(Side.BLACK);
  }

  private static String source(Source source) {
    return Stream.of(source.author(), source.work(), source.number(), source.date())
        .filter(s -> !s.isEmpty())
        .collect(Collectors.joining(", "));
  }
}
