package org.mansuba.cli.check;

import java.io.PrintStream;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.mansuba.analysis.soundness.Effect;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.analysis.soundness.Stage;
import org.mansuba.analysis.soundness.Try;
import org.mansuba.analysis.soundness.WinningMove;
import org.mansuba.analysis.tree.Variation;
import org.mansuba.cli.output.NumberedLine;
import org.mansuba.cli.output.Numbers;
import org.mansuba.cli.output.Paragraph;
import org.mansuba.cli.output.ProblemText;
import org.mansuba.cli.output.Times;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Move;
import org.mansuba.search.Bounds;

/** What a check has found, for people. */
final class CheckText {
  private static final int MOST_SET_PLAY = 8;

  private final Problem problem;
  private final Report report;
  private final String whyStopped;
  private final PrintStream out;

  /**
   * Speaks about one problem.
   *
   * @param whyStopped how a check that ended early is to be told of
   */
  CheckText(Problem problem, Report report, String whyStopped, PrintStream out) {
    this.problem = problem;
    this.report = report;
    this.whyStopped = whyStopped;
    this.out = out;
  }

  void print() {
    ProblemText.printHead(out, problem);
    out.println();
    out.println(
        Paragraph.wrap(new SoundnessText(problem.stipulation(), whyStopped).sentences(report)));
    printKeys();
    new DualText(problem, report.duals(), out).print();
    printTries();
    printSetPlay();
    new LineReportText(problem, out).print(report.lines());
    printUnfinished();
    out.println();
    out.println(
        "%s, %s"
            .formatted(
                Numbers.count(report.nodes(), "node", "nodes"), Times.write(report.elapsed())));
  }

  private void printKeys() {
    if (report.keys().isEmpty()) {
      return;
    }
    heading(headingOfKeys());
    for (WinningMove key : report.keys()) {
      if (key.line().isEmpty()) {
        out.println("  " + first(key.move()));
      } else {
        item(NumberedLine.write(problem, key.line()) + effect(key.move()));
      }
    }
    new OtherFirstMoves(problem, report.first(), out).print();
  }

  /** What the winning moves are called: keys only where it is known that none wins faster. */
  private String headingOfKeys() {
    Bounds bounds = report.first().bounds();
    if (!bounds.isExact()) {
      return "Wins in at most %d, the fastest known".formatted(bounds.winIn());
    }
    String name = report.keys().size() == 1 ? "Key" : "Keys";
    return report.first().hasAllKeys() ? name : name + " known so far";
  }

  private String effect(Move key) {
    return switch (report.effects().get(key)) {
      case Effect.Threat(var moves) ->
          "; the key threatens "
              + moves.stream()
                  .map(choice -> coordinates(choice.move()))
                  .collect(Collectors.joining(" or "));
      case Effect.Zugzwang() -> "; the key leaves the defender in zugzwang";
      case null -> "";
      case Effect.Check(), Effect.Goal() -> "";
    };
  }

  private void printTries() {
    if (report.tries().list().isEmpty()) {
      return;
    }
    heading("Tries");
    for (Try failing : report.tries().list()) {
      String refutations =
          failing.refutations().stream()
              .map(reply -> NumberedLine.move(problem, List.of(failing.move()), reply) + "!")
              .collect(Collectors.joining(" and "));
      item("%s? fails to %s".formatted(first(failing.move()), refutations));
    }
  }

  /** Set play is told in coordinates: its moves are none of the problem's line. */
  private void printSetPlay() {
    List<Variation> setPlay = report.setPlay();
    if (setPlay.isEmpty()) {
      return;
    }
    heading("Set play (if the defender were to move in the diagram)");
    setPlay.stream()
        .limit(MOST_SET_PLAY)
        .map(
            defence ->
                "%s, then %s wins in %d"
                    .formatted(
                        coordinates(defence.move()),
                        defence.next().stream()
                            .map(answer -> coordinates(answer.move()))
                            .collect(Collectors.joining(" or ")),
                        defence.left()))
        .forEach(this::item);
    if (setPlay.size() > MOST_SET_PLAY) {
      item("and %d more".formatted(setPlay.size() - MOST_SET_PLAY));
    }
  }

  private void printUnfinished() {
    String open =
        report.unfinished().stream()
            .sorted()
            .flatMap(CheckText::name)
            .collect(Collectors.joining(", "));
    if (report.first().hasAllKeys() && !open.isEmpty()) {
      out.println();
      out.println(
          Paragraph.wrap(
              switch (report.stop()) {
                case AT_A_LIMIT ->
                    "Not looked at to the end, as %s: %s.".formatted(whyStopped, open);
                case AS_PLANNED ->
                    "Not looked at to the end, as it takes more work than such a check allows: %s"
                            .formatted(open)
                        + " (--thorough does it).";
              }));
    }
  }

  private static Stream<String> name(Stage stage) {
    return switch (stage) {
      case FIRST_MOVES -> Stream.of();
      case SOLUTION -> Stream.of("the variations");
      case SET_PLAY -> Stream.of("set play");
      case TRIES -> Stream.of("tries");
      case DUALS -> Stream.of("duals");
      case PUBLISHED -> Stream.of("published lines");
    };
  }

  private String first(Move move) {
    return NumberedLine.move(problem, List.of(), move);
  }

  private static String coordinates(Move move) {
    return "%s-%s".formatted(move.from(), move.to());
  }

  private void heading(String text) {
    out.println();
    out.println(text);
  }

  private void item(String text) {
    out.println(Paragraph.indented(text));
  }
}
