package org.mansuba.answer;

import java.util.List;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.rules.Ending;
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
    replayed(question, line, moves);
  }

  private static void verify(Question question, Solution solution, int moves) {
    Ending end = replayed(question, solution.line(), moves);
    Contradiction.unless(end == solution.end(), "it does not end in %s", solution.end().title());
  }

  private static Ending replayed(Question question, List<Move> line, int moves) {
    Replay replay = new Replay(question);
    line.forEach(replay::play);
    Contradiction.unless(
        replay.attackerMoves() == moves, "it does not have %d attacker moves", moves);
    replay.requireGoal();
    Contradiction.unless(
        !question.stipulation().isExact() || moves == question.stipulation().moves(),
        "it does not take exactly %d moves",
        question.stipulation().moves());
    return replay.ending();
  }
}
