package org.mansuba.bench;

import java.util.Map;
import java.util.Set;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.problem.stipulation.Condition;
import org.mansuba.problem.stipulation.Goal;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Move;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.legality.DiagramCheck;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;
import org.mansuba.search.SearchStopped;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.solver.Explorer;

/**
 * The problem a composer is after, and how near to it some men are. Immutable.
 *
 * @param moves how many moves of White the shortest win is to take, at least 2
 * @param manner how White is to play
 */
record Target(int moves, Manner manner) {
  /** The longest win looked for in a beginning; then one grows by no more than a move at once. */
  private static final int LONGEST_BEGINNING = 3;

  /** Positions each question about a change may cost, where that is proved to be sound at once. */
  private static final long NODES = 400_000;

  /** The same for the proof that is left to the end. */
  private static final long NODES_AT_THE_END = 3_000_000;

  /** The same before that end: a move costs eight times as much as the one before it. */
  private static final long NODES_ON_THE_WAY = 20_000;

  /** How long the win is, at most a move longer than before, if all is as it should be, else 0. */
  int length(Map<Square, Man> men, int before) {
    Setup setup = Setup.of(men, Side.WHITE);
    if (!DiagramCheck.check(setup, RuleSet.STANDARD).isEmpty()) {
      return 0;
    }
    int most = Math.min(moves, Math.max(before + 1, LONGEST_BEGINNING));
    try {
      Explorer explorer = explorer(setup, manner.conditions(), NODES);
      int length = explorer.shortest(most).orElse(0);
      return length > 0 && isGood(explorer, length) ? length : 0;
    } catch (SearchStopped tooHard) {
      return 0;
    }
  }

  /**
   * A win by checks is soon found, and that nothing else is as short costs a hundred times as much
   * to prove: on the way to the goal it is enough that nothing is two moves shorter.
   */
  private boolean isGood(Explorer explorer, int length) {
    if (manner.conditions().isEmpty()) {
      return hasOneKey(explorer, length);
    }
    Setup setup = explorer.position().setup();
    if (length < moves) {
      return !explorer(setup, Set.of(), NODES_ON_THE_WAY).wins(Math.max(0, length - 2));
    }
    Explorer free = explorer(setup, Set.of(), NODES_AT_THE_END);
    return !free.wins(length - 1) && hasOneKey(free, length);
  }

  private static Explorer explorer(Setup setup, Set<Condition> conditions, long nodes) {
    Stipulation asked = new Stipulation(Side.WHITE, Goal.WIN, Stipulation.MAX_MOVES, conditions);
    Limits limits = Limits.UNLIMITED.withMemory(32L << 20).withNodes(nodes);
    SolveRequest request = new SolveRequest(new Question(setup, RuleSet.STANDARD, asked), limits);
    return new Explorer(request, () -> {}, new Cancellation());
  }

  private boolean hasOneKey(Explorer explorer, int length) {
    int keys = 0;
    for (Move move : explorer.moves()) {
      explorer.play(move);
      boolean wins = explorer.wins(length - 1);
      boolean fits = manner.fits(explorer.position(), length);
      explorer.takeBack();
      keys += wins ? 1 : 0;
      if (keys > 1 || (wins && !fits)) {
        return false;
      }
    }
    return keys == 1;
  }
}
