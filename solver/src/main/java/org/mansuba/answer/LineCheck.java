package org.mansuba.answer;

import java.util.List;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.rules.Move;
import org.mansuba.search.Solution;
import org.mansuba.search.Verdict;

/**
 * Verifies lines of play: every move must be legal, the attacker must keep the conditions, and the
 * game must end as claimed, when claimed and not earlier.
 */
public final class LineCheck {
  private LineCheck() {}

  /**
   * Verifies the line of a solution. A win whose line a limit kept from being found claims none, so
   * nothing is verified.
   *
   * @throws Contradiction if it is not what the solution says it is
   */
  public static void verify(Question question, Solution solution) {
    if (!solution.hasLine()) {
      return;
    }
    switch (solution.verdict()) {
      case Verdict.ShortestWin(var moves) -> verify(question, solution, moves);
      case Verdict.Win(var moves, _) -> verify(question, solution, moves);
      case Verdict.NoWin _, Verdict.NoWinWithin _, Verdict.Undecided _ -> {}
    }
  }

  /**
   * Verifies a line that is said to reach the goal.
   *
   * @param moves how many moves of the attacker it is said to have
   * @throws Contradiction if it is not what it is said to be
   */
  public static void verify(Question question, List<Move> line, int moves) {
    requireGoal(question, replayed(question, line, moves));
  }

  private static void verify(Question question, Solution solution, int moves) {
    PlainReplay replay = replayed(question, solution.line(), moves);
    Contradiction.unless(
        replay.ending() == solution.end(), "it does not end in %s", solution.end().title());
    requireGoal(question, replay);
  }

  private static PlainReplay replayed(Question question, List<Move> line, int moves) {
    PlainReplay replay = new PlainReplay(question);
    line.forEach(replay::play);
    Contradiction.unless(
        replay.attackerMoves() == moves, "it does not have %d attacker moves", moves);
    return replay;
  }

  private static void requireGoal(Question question, PlainReplay replay) {
    replay.requireGoal();
    int moves = question.stipulation().moves();
    Contradiction.unless(
        !question.stipulation().isExact() || replay.attackerMoves() == moves,
        "it does not take exactly %d moves",
        moves);
  }
}
