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
 * The problem a composer aims for, and a measure of how close a diagram is to it. Immutable.
 *
 * @param moves the length of the shortest win in White's moves, at least 2
 * @param manner how White must play
 */
record Target(int moves, Manner manner) {
  /**
   * The longest win sought in an initial diagram; after that, a win grows by at most one move at a
   * time.
   */
  private static final int LONGEST_BEGINNING = 3;

  /** The node limit for each question about a change whose soundness is proved immediately. */
  private static final long NODES = 400_000;

  /** The node limit for the proof made only at the end. */
  private static final long NODES_AT_THE_END = 3_000_000;

  /**
   * The node limit before that end; each move costs about eight times as much as the one before.
   */
  private static final long NODES_ON_THE_WAY = 20_000;

  /**
   * Returns the length of the win, at most {@code before + 1}, if the diagram meets the target's
   * other requirements, else 0.
   */
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
   * Returns whether the diagram meets the target's requirements. A win by checks is found quickly,
   * but proving that nothing else is as short costs about a hundred times as much. Below the target
   * length it suffices that no win is two moves shorter.
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
