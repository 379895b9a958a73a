package org.mansuba.export.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.mansuba.analysis.published.Break;
import org.mansuba.analysis.published.Departure;
import org.mansuba.analysis.published.Emendation;
import org.mansuba.analysis.published.Finish;
import org.mansuba.analysis.published.LineReport;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.export.words.Words;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Move;
import org.mansuba.score.NodePath;

/** What is found out about a published solution, in words. */
final class PublishedWords {
  private final Problem problem;
  private final MovePrinter printer;
  private final Words words;

  PublishedWords(Problem problem, MovePrinter printer, Words words) {
    this.problem = problem;
    this.printer = printer;
    this.words = words;
  }

  /** How the claim stands, then each published line with what is found out about it. */
  List<Block.Line> write(Report report) {
    List<Block.Line> lines = new ArrayList<>();
    OptionalInt claim = problem.published().claim();
    boolean known = report.first().bounds().isExact();
    if (claim.isPresent() && known && claim.getAsInt() != report.first().bounds().winIn()) {
      int moves = report.first().bounds().winIn();
      lines.add(Block.Line.of(words.text("published.claim", claim.getAsInt(), moves)));
    }
    for (int i = 0; i < report.lines().size(); i++) {
      write(i + 1, report.lines().get(i), lines);
    }
    return lines;
  }

  private void write(int number, LineReport line, List<Block.Line> into) {
    Span moves = Span.moves(printer.line(line.playable()));
    into.add(new Block.Line(0, Template.fill(words, "published.line", number, moves)));
    if (!line.printed().note().isEmpty()) {
      Span note = new Span(line.printed().note(), Span.Style.COMMENT, NodePath.ROOT);
      into.add(new Block.Line(1, List.of(note)));
    }
    if (line.isLegal()) {
      into.add(sentence("published.legal"));
    }
    line.breaks().forEach(broken -> into.add(write(line, broken)));
    boolean cutShort = line.breaks().stream().anyMatch(broken -> broken.proposal().isEmpty());
    if (!cutShort || line.finish() != Finish.STOPS) {
      into.add(finish(line));
    }
    line.departures().forEach(departure -> into.add(write(line, departure)));
  }

  private Block.Line write(LineReport line, Break broken) {
    int ply = broken.illegal().ply();
    Span printed = Span.moves(printer.bySquares(ply, broken.illegal().move()));
    String reason = FaultWords.write(broken.illegal(), words);
    List<Span> spans =
        new ArrayList<>(Template.fill(words, "published.illegal", printed, ply, reason));
    spans.addAll(
        broken
            .proposal()
            .map(repair -> write(line, repair, ply))
            .orElseGet(() -> Template.fill(words, "published.unmended")));
    return new Block.Line(1, spans);
  }

  private List<Span> write(LineReport line, Emendation repair, int brokenAt) {
    Span proposed = printed(line, repair.ply(), repair.proposed());
    if (repair.ply() == brokenAt) {
      return Template.fill(words, "published.read", proposed);
    }
    Span printed = printed(line, repair.ply(), repair.printed());
    return Template.fill(words, "published.readEarlier", printed, repair.ply(), proposed);
  }

  private Block.Line finish(LineReport line) {
    int moves = line.attackerMoves();
    if (line.finish() == Finish.STOPS) {
      return sentence("published.stops", moves);
    }
    String end =
        words.text(
            switch (line.ending()) {
              case MATE, NONE -> "ending.mate";
              case STALEMATE, STALEMATE_DRAWN, STALEMATE_REVERSED -> "ending.stalemate";
              case BARE, BARE_UNANSWERED -> "ending.bare";
              case BARE_BOTH -> "ending.bothBare";
            });
    OptionalInt claim = problem.published().claim();
    if (line.finish() == Finish.OTHER_END) {
      return sentence("published.endsElsewhere", end, moves);
    }
    if (claim.isEmpty()) {
      return sentence("published.ends", end, moves);
    }
    int claimed = claim.getAsInt();
    if (moves == claimed) {
      return sentence("published.endsAsClaimed", end, moves);
    }
    String key = moves < claimed ? "published.endsSooner" : "published.endsLater";
    return sentence(key, end, moves, claimed);
  }

  private Block.Line write(LineReport line, Departure departure) {
    int ply = departure.ply();
    Span played = printed(line, ply, line.playable().get(ply - 1));
    Span better = printed(line, ply, departure.better());
    boolean attacks = departure.side() == problem.stipulation().attacker();
    if (departure.loses() == Departure.NO_WIN_KNOWN) {
      return sentence("published.fails", played, better);
    }
    String key = attacks ? "published.loses" : "published.holds";
    return sentence(key, played, better, departure.loses());
  }

  /** A legal move in the place of the one at a ply of a line. */
  private Span printed(LineReport line, int ply, Move move) {
    return Span.moves(printer.after(line.playable().subList(0, ply - 1), move));
  }

  private Block.Line sentence(String key, Object... values) {
    return new Block.Line(1, Template.fill(words, key, values));
  }
}
