package org.mansuba.studio.solution;

import java.util.List;
import org.mansuba.analysis.judgement.Judgement;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Move;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.solve.GameText;

/** Judgements about a move in words. */
final class WhyNotTexts {
  private final Texts texts;
  private final GameText game;
  private final List<Move> before;
  private final String move;
  private final boolean attacks;

  WhyNotTexts(Problem problem, Texts texts, List<Move> before, Move move) {
    this.texts = texts;
    this.before = before;
    game = new GameText(problem);
    this.move = texts.leftToRight(game.after(before, move));
    boolean begins = problem.setup().toMove() == problem.stipulation().attacker();
    attacks = begins == (before.size() % 2 == 0);
  }

  String write(String key) {
    return texts.get(key, move);
  }

  String write(Judgement judgement) {
    return switch (judgement) {
      case Judgement.Best(int left) -> texts.get("whyNot.best", move, left);
      case Judgement.Costs(Move better, int loses, var line) ->
          texts.get(
              attacks ? "whyNot.slower" : "whyNot.sooner",
              move,
              loses,
              moves(line),
              moves(List.of(better)));
      case Judgement.Fails(Move better, int allowed, var line) when line.size() > 1 ->
          texts.get(
              "whyNot.refuted",
              texts.leftToRight(game.after(before, line) + "!"),
              allowed - 1,
              moves(List.of(better)));
      case Judgement.Fails(Move better, int allowed, var _) ->
          texts.get("whyNot.fails", move, allowed, moves(List.of(better)));
      case Judgement.NothingToSpoil(int allowed) -> texts.get("whyNot.nothing", move, allowed);
    };
  }

  private String moves(List<Move> line) {
    return texts.leftToRight(game.after(before, line));
  }
}
