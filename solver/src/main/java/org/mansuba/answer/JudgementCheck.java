package org.mansuba.answer;

import java.util.List;
import org.mansuba.analysis.judgement.Judgement;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.rules.Move;

/** Verifies what is said about a move in a game, as far as the plain rules can judge it. */
final class JudgementCheck {
  private final Question question;
  private final List<Move> before;
  private final Move move;

  private JudgementCheck(Question question, List<Move> before, Move move) {
    this.question = question;
    this.before = before;
    this.move = move;
  }

  /**
   * Verifies a judgement: the game is legal, the better move is, and the line after the move ends
   * as it must.
   *
   * @param before the moves from the diagram to the position in which the move is played
   * @throws Contradiction if anything in it is not as it is said to be
   */
  static void verify(Question question, List<Move> before, Move move, Judgement judgement) {
    JudgementCheck check = new JudgementCheck(question, before, move);
    switch (judgement) {
      case Judgement.Best _, Judgement.NothingToSpoil _ -> check.game().playAny(move);
      case Judgement.Costs(var better, var _, var line) -> {
        check.game().play(better);
        check.reaches(line);
      }
      case Judgement.Fails(var better, var _, var line) -> {
        check.game().play(better);
        check.begins(line);
        line.forEach(check.game()::playAny);
      }
    }
  }

  private void reaches(List<Move> line) {
    begins(line);
    PlainReplay replay = game();
    line.forEach(replay::play);
    replay.requireGoal();
  }

  private void begins(List<Move> line) {
    Contradiction.unless(line.getFirst().equals(move), "the line does not begin with %s", move);
  }

  private PlainReplay game() {
    PlainReplay replay = new PlainReplay(question);
    before.forEach(replay::playAny);
    return replay;
  }
}
