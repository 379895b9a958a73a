package org.mansuba.words;

import java.util.List;
import org.mansuba.analysis.judgement.Judgement;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Move;

/** What is proved about a move in a game from a problem's diagram. */
public final class JudgementPhrases {
  private final GoalPhrases goal;
  private final MovePrinter printer;
  private final List<Move> before;
  private final PrintedMoves move;
  private final boolean attacks;

  /**
   * Phrases about one move.
   *
   * @param before the moves from the diagram to the position in which it is played
   */
  public JudgementPhrases(Problem problem, MovePrinter printer, List<Move> before, Move move) {
    this.goal = new GoalPhrases(problem.stipulation());
    this.printer = printer;
    this.before = before;
    this.move = new PrintedMoves(printer.after(before, move));
    boolean begins = problem.setup().toMove() == problem.stipulation().attacker();
    this.attacks = begins == (before.size() % 2 == 0);
  }

  /** The judgement as a sentence or two. */
  public Phrase of(Judgement judgement) {
    return switch (judgement) {
      case Judgement.Best(int left) when left == 0 -> Phrase.of("judged.reaches", move);
      case Judgement.Best(int left) -> Phrase.of("judged.best", move, goal.length(left));
      case Judgement.Costs(Move better, int loses, var line) when attacks ->
          Phrase.of("judged.slower", goal.reaches(move), loses, line(line), single(better));
      case Judgement.Costs(Move better, int loses, var line) ->
          Phrase.of("judged.sooner", move, loses, line(line), single(better));
      case Judgement.Fails(Move better, int allowed, var line)
          when line.size() > 1 && allowed > 1 ->
          Phrase.of(
              "judged.refuted",
              new PrintedMoves(printer.after(before, line) + "!"),
              goal.none(allowed - 1),
              single(better));
      case Judgement.Fails(Move better, int allowed, var _) ->
          Phrase.of("judged.fails", move, goal.length(allowed), single(better));
      case Judgement.NothingToSpoil(int allowed) ->
          Phrase.of("judged.nothing", move, goal.none(allowed));
    };
  }

  private PrintedMoves line(List<Move> line) {
    return new PrintedMoves(printer.after(before, line));
  }

  private PrintedMoves single(Move other) {
    return new PrintedMoves(printer.after(before, other));
  }
}
