package org.mansuba.words;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.mansuba.analysis.published.Break;
import org.mansuba.analysis.published.Departure;
import org.mansuba.analysis.published.Emendation;
import org.mansuba.analysis.published.Fault;
import org.mansuba.analysis.published.Finish;
import org.mansuba.analysis.published.IllegalMove;
import org.mansuba.analysis.published.LineReport;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Move;

/** What is found out about published lines: one item a line, followed by remarks on it. */
final class PublishedItems {
  private final Problem problem;
  private final MovePrinter printer;
  private final GoalPhrases goal;

  PublishedItems(Problem problem, MovePrinter printer) {
    this.problem = problem;
    this.printer = printer;
    this.goal = new GoalPhrases(problem.stipulation());
  }

  /** How the claim compares with the truth, where that is known, then each line. */
  List<Item> of(Report report) {
    List<Item> items = new ArrayList<>();
    OptionalInt claim = problem.published().claim();
    boolean known = report.first().bounds().isExact();
    if (claim.isPresent() && known && claim.getAsInt() != report.first().bounds().winIn()) {
      Phrase claimed = goal.length(claim.getAsInt());
      items.add(Item.of(Phrase.of("published.claim", claimed, report.first().bounds().winIn())));
    }
    for (int i = 0; i < report.lines().size(); i++) {
      add(i + 1, report.lines().get(i), items);
    }
    return items;
  }

  private void add(int number, LineReport line, List<Item> items) {
    List<Phrase> notes = new ArrayList<>();
    boolean cutShort = line.breaks().stream().anyMatch(broken -> broken.proposal().isEmpty());
    notes.add(
        Phrase.of(
            line.isLegal()
                ? "published.legal"
                : cutShort ? "published.broken" : "published.mended"));
    if (!cutShort || line.finish() != Finish.STOPS) {
      notes.add(finish(line));
    }
    Phrase moves = Phrase.moves(printer.line(line.playable()));
    Phrase text = Phrase.of("published.line", number, moves);
    items.add(new Item(0, text, notes, line.playable()));
    if (!line.printed().note().isEmpty()) {
      Phrase note = Phrase.of("remark", line.printed().note());
      items.add(new Item(1, note, List.of(), List.of()));
    }
    line.breaks().forEach(broken -> items.add(item(line, broken)));
    line.departures().forEach(departure -> items.add(item(line, departure)));
  }

  private Item item(LineReport line, Break broken) {
    int ply = broken.illegal().ply();
    PrintedMoves printed = new PrintedMoves(printer.bySquares(ply, broken.illegal().move()));
    Phrase reason = reason(broken.illegal());
    Phrase text =
        broken
            .proposal()
            .map(change -> read(line, change, ply, printed, reason))
            .orElseGet(() -> Phrase.of("published.illegal", printed, ply, reason));
    int legal = Math.min(ply - 1, line.playable().size());
    return new Item(1, text, List.of(), line.playable().subList(0, legal));
  }

  private Phrase read(
      LineReport line, Emendation change, int ply, PrintedMoves printed, Phrase reason) {
    PrintedMoves proposed = after(line, change.ply(), change.proposed());
    return change.ply() == ply
        ? Phrase.of("published.read", printed, ply, reason, proposed)
        : Phrase.of(
            "published.readEarlier",
            printed,
            ply,
            reason,
            proposed,
            after(line, change.ply(), change.printed()),
            change.ply());
  }

  private Phrase finish(LineReport line) {
    int moves = line.attackerMoves();
    if (line.finish() == Finish.STOPS) {
      return Phrase.of("published.stops", moves);
    }
    Phrase end = Phrase.ending(line.ending());
    OptionalInt claim = problem.published().claim();
    if (line.finish() == Finish.OTHER_END) {
      return Phrase.of("published.endsElsewhere", end, moves);
    }
    if (claim.isEmpty()) {
      return Phrase.of("published.ends", end, moves);
    }
    return claim.getAsInt() == moves
        ? Phrase.of("published.endsAsClaimed", end, moves)
        : Phrase.of("published.endsOtherwise", end, moves, claim.getAsInt());
  }

  private Item item(LineReport line, Departure departure) {
    int ply = departure.ply();
    List<Move> before = line.playable().subList(0, ply - 1);
    PrintedMoves played = after(line, ply, line.playable().get(ply - 1));
    PrintedMoves better = after(line, ply, departure.better());
    return new Item(1, departs(departure, played, better), List.of(), before);
  }

  private Phrase departs(Departure departure, PrintedMoves played, PrintedMoves better) {
    if (departure.loses() == Departure.NO_WIN_KNOWN) {
      return Phrase.of("published.fails", played, goal.noneKnown(), goal.reaches(better));
    }
    return departure.side() == problem.stipulation().attacker()
        ? Phrase.of("published.loses", played, goal.reachesSooner(better, departure.loses()))
        : Phrase.of("published.holds", played, better, departure.loses());
  }

  /** A legal move in the place of the one at a ply of a line. */
  private PrintedMoves after(LineReport line, int ply, Move move) {
    return new PrintedMoves(printer.after(line.playable().subList(0, ply - 1), move));
  }

  private static Phrase reason(IllegalMove illegal) {
    Move move = illegal.move();
    Object man =
        illegal
            .before()
            .at(move.from())
            .<Object>map(m -> Phrase.of("kind." + m.kind().title()))
            .orElse("");
    return Phrase.of(
        key(illegal.fault()),
        man,
        new PrintedMoves(move.from().toString()),
        new PrintedMoves(move.to().toString()));
  }

  private static String key(Fault fault) {
    return switch (fault) {
      case GAME_OVER -> "fault.gameOver";
      case NO_MAN -> "fault.noMan";
      case OTHER_SIDE -> "fault.otherSide";
      case OCCUPIED -> "fault.occupied";
      case GAIT -> "fault.gait";
      case BLOCKED -> "fault.blocked";
      case NOTHING_TO_TAKE -> "fault.nothingToTake";
      case KING_ATTACKED -> "fault.kingAttacked";
      case SWAP -> "fault.swap";
    };
  }
}
