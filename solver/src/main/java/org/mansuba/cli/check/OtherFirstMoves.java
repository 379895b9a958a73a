package org.mansuba.cli.check;

import java.io.PrintStream;
import java.util.List;
import java.util.stream.Collectors;
import org.mansuba.analysis.soundness.FirstMove;
import org.mansuba.analysis.soundness.FirstMoves;
import org.mansuba.cli.output.NumberedLine;
import org.mansuba.cli.output.Paragraph;
import org.mansuba.cli.output.VerdictText;
import org.mansuba.problem.Problem;
import org.mansuba.search.Bounds;

/** What is proved of the first moves that are no keys, for people. */
final class OtherFirstMoves {
  private final Problem problem;
  private final FirstMoves first;
  private final PrintStream out;

  OtherFirstMoves(Problem problem, FirstMoves first, PrintStream out) {
    this.problem = problem;
    this.first = first;
    this.out = out;
  }

  /** Prints the slower wins, and how far all other moves are decided; goes on with the keys. */
  void print() {
    List<FirstMove> slower = first.slower();
    if (!slower.isEmpty()) {
      out.println();
      out.println("First moves that win more slowly");
      slower.forEach(move -> item("%s %s".formatted(text(move), length(move.bounds()))));
    }
    if (!first.hasAllKeys()) {
      return;
    }
    item(
        "No other first move wins in %s or fewer (proved)."
            .formatted(VerdictText.count(first.within())));
    List<FirstMove> open = first.undecided();
    if (first.horizon() > first.within() && !open.isEmpty()) {
      long failing = first.moves().stream().filter(m -> m.failsIn(first.horizon())).count();
      item(
          "In %s, %d of the %d first moves do not win (proved); undecided: %s (--within %d decides)."
              .formatted(
                  VerdictText.count(first.horizon()),
                  failing,
                  first.moves().size(),
                  open.stream().map(this::text).collect(Collectors.joining(", ")),
                  first.horizon()));
    }
  }

  private static String length(Bounds bounds) {
    return bounds.isExact()
        ? "wins in %d".formatted(bounds.winIn())
        : "wins in at most %d, none in %d or fewer".formatted(bounds.winIn(), bounds.noneIn());
  }

  private String text(FirstMove move) {
    return NumberedLine.move(problem, List.of(), move.move());
  }

  private void item(String text) {
    out.println(Paragraph.indented(text));
  }
}
