package org.mansuba.cli.check;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.mansuba.analysis.published.Break;
import org.mansuba.analysis.published.Departure;
import org.mansuba.analysis.published.Finish;
import org.mansuba.analysis.published.LineReport;
import org.mansuba.cli.output.NumberedLine;
import org.mansuba.cli.output.Paragraph;
import org.mansuba.cli.output.VerdictText;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Move;

/** What is found out about published lines, for people. */
final class LineReportText {
  private final Problem problem;
  private final PrintStream out;

  LineReportText(Problem problem, PrintStream out) {
    this.problem = problem;
    this.out = out;
  }

  void print(List<LineReport> lines) {
    if (lines.isEmpty()) {
      return;
    }
    out.println();
    out.println("Published lines");
    for (int i = 0; i < lines.size(); i++) {
      print(i + 1, lines.get(i));
    }
  }

  private void print(int number, LineReport line) {
    List<String> sentences = new ArrayList<>();
    line.breaks().forEach(broken -> sentences.add(write(broken)));
    sentences.add(finish(line));
    line.departures().forEach(departure -> sentences.add(write(line, departure)));
    out.println(Paragraph.indented("%d. %s".formatted(number, sentences.getFirst())));
    sentences.stream().skip(1).forEach(s -> out.println(Paragraph.indented("   " + s)));
  }

  private String finish(LineReport line) {
    String how = line.isLegal() ? "Can be played; it" : "Read so, it";
    if (line.breaks().stream().anyMatch(broken -> broken.proposal().isEmpty())) {
      how = "As far as it can be played it";
    }
    return switch (line.finish()) {
      case STOPS ->
          "%s stops after %s without an end of the game."
              .formatted(how, VerdictText.count(line.attackerMoves()));
      case GOAL, OTHER_END ->
          "%s ends in %s on move %d%s."
              .formatted(how, line.ending().title(), line.attackerMoves(), claim(line));
    };
  }

  /** How a line that reaches the goal agrees with what is claimed. */
  private String claim(LineReport line) {
    OptionalInt claim = problem.published().claim();
    if (claim.isEmpty() || line.finish() != Finish.GOAL) {
      return "";
    }
    int claimed = claim.getAsInt();
    return line.attackerMoves() == claimed
        ? ", as claimed"
        : " (%d are claimed)".formatted(claimed);
  }

  private static String write(Break broken) {
    Move printed = broken.illegal().move();
    String reading =
        broken
            .proposal()
            .map(
                repair ->
                    repair.ply() == broken.illegal().ply()
                        ? "; read " + repair.proposed()
                        : "; read %s for %s at ply %d"
                            .formatted(repair.proposed(), repair.printed(), repair.ply()))
            .orElse("; no change of one square mends it");
    return "%s at ply %d cannot be played: %s%s."
        .formatted(printed, broken.illegal().ply(), broken.illegal().reason(), reading);
  }

  private String write(LineReport line, Departure departure) {
    List<Move> path = line.playable().subList(0, departure.ply() - 1);
    String played = NumberedLine.move(problem, path, line.playable().get(departure.ply() - 1));
    String better = NumberedLine.move(problem, path, departure.better());
    if (departure.loses() == Departure.NO_WIN_KNOWN) {
      return "%s is not best play: after it no win is known; %s wins.".formatted(played, better);
    }
    String cost = VerdictText.count(departure.loses());
    return departure.side() == problem.stipulation().attacker()
        ? "%s is not best play: %s wins %s sooner.".formatted(played, better, cost)
        : "%s is not best play: %s holds out %s longer.".formatted(played, better, cost);
  }
}
