package org.mansuba.answer;

import java.util.List;
import org.mansuba.problem.stipulation.Condition;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.proof.Judge;
import org.mansuba.proof.NamedMan;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.Setup;
import org.mansuba.rules.plain.PlainPosition;
import org.mansuba.search.Solution;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.Verdict;

/**
 * Plays a solution's line by the plain rules, which share nothing with those of the search: every
 * move must be legal, the attacker must keep the conditions, and the game must end as claimed, when
 * claimed and not earlier.
 */
public final class LineCheck {
  private final Stipulation stipulation;
  private final List<Move> line;
  private final Position position;
  private final Judge judge;
  private NamedMan named;
  private Judge.LastMove lastMove = Judge.LastMove.NONE;
  private int attackerMoves;

  private LineCheck(SolveRequest request, List<Move> line) {
    this.stipulation = request.stipulation();
    this.line = line;
    this.position = PlainPosition.of(request.setup(), request.rules());
    judge = new Judge(stipulation);
    named = NamedMan.of(stipulation);
  }

  /**
   * Checks the line of a solution. A win whose line could not be read off before a limit claims no
   * line, so nothing is checked.
   *
   * @throws Contradiction if it is not what the solution says it is
   */
  public static void verify(SolveRequest request, Solution solution) {
    if (!solution.hasLine()) {
      return;
    }
    switch (solution.verdict()) {
      case Verdict.ShortestWin(var moves) -> verify(request, solution, moves);
      case Verdict.Win(var moves, _) -> verify(request, solution, moves);
      case Verdict.NoWin _, Verdict.NoWinWithin _, Verdict.Undecided _ -> {}
    }
  }

  /**
   * Checks a line that is said to reach the goal.
   *
   * @param moves how many moves of the attacker it is said to have
   * @throws Contradiction if it is not what it is said to be
   */
  public static void verify(SolveRequest request, List<Move> line, int moves) {
    LineCheck check = new LineCheck(request, line);
    check.replay(moves);
    check.requireGoal();
  }

  private static void verify(SolveRequest request, Solution solution, int moves) {
    LineCheck check = new LineCheck(request, solution.line());
    check.replay(moves);
    Ending claimed = solution.end();
    require(check.position.ending() == claimed, "it does not end in %s", claimed.title());
    check.requireGoal();
  }

  private void replay(int claimedMoves) {
    line.forEach(this::play);
    require(attackerMoves == claimedMoves, "it has not %d attacker moves", claimedMoves);
  }

  private void requireGoal() {
    Ending end = position.ending();
    require(judge.isGoal(position), "its end, %s, is not the goal", end.title());
    for (Condition condition : stipulation.conditions()) {
      require(isMet(condition), "it breaks the condition %s", condition);
    }
  }

  private void play(Move move) {
    require(!position.ending().isOver(), "the game is over before %s", move);
    require(position.isLegal(move.packed()), "%s is not legal", move);
    boolean attacks = position.sideToMove() == stipulation.attacker();
    Setup before = position.setup();
    if (attacks) {
      attackerMoves++;
      lastMove = new Judge.LastAttack(move, before, named);
    }
    named = named.after(move, before);
    position.make(move.packed());
    if (attacks && stipulation.isByChecks()) {
      require(position.inCheck(), "%s gives no check", move);
    }
  }

  private boolean isMet(Condition condition) {
    boolean inTime =
        !(condition instanceof Condition.Exact) || attackerMoves == stipulation.moves();
    return inTime && judge.isMet(condition, position, lastMove);
  }

  private static void require(boolean holds, String otherwise, Object what) {
    if (!holds) {
      throw new Contradiction("the solution was refused: " + otherwise.formatted(what));
    }
  }
}
