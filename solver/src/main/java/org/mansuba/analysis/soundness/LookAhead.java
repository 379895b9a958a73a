package org.mansuba.analysis.soundness;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.mansuba.analysis.Lengths;
import org.mansuba.problem.stipulation.Condition;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Move;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Explorer;
import org.mansuba.search.SearchStopped;
import org.mansuba.search.SolveRequest;

/**
 * Looks at checks alone, far ahead and at little cost, for a win that bounds the length from above
 * while the full search is still on its way.
 */
final class LookAhead {
  private final Explorer explorer;
  private final Lengths lengths;
  private final int most;
  private int noneIn;

  private LookAhead(SolveRequest question, Set<Condition> conditions, Cancellation cancellation) {
    Stipulation asked = question.stipulation();
    Stipulation byChecks =
        new Stipulation(asked.attacker(), asked.goal(), asked.moves(), conditions);
    SolveRequest narrow =
        new SolveRequest(question.setup(), question.rules(), byChecks, question.limits());
    explorer = new Explorer(narrow, () -> {}, cancellation);
    lengths = new Lengths(explorer, byChecks);
    most = Math.min(asked.moves(), Stipulation.MAX_MOVES);
  }

  /** A look ahead; empty where it would see nothing new, or nothing that counts. */
  static Optional<LookAhead> of(SolveRequest question, Cancellation cancellation) {
    Set<Condition> conditions = new HashSet<>(question.stipulation().conditions());
    boolean widens = conditions.add(new Condition.ChecksOnly());
    return widens && !Lengths.isExact(question.stipulation())
        ? Optional.of(new LookAhead(question, conditions, cancellation))
        : Optional.empty();
  }

  /**
   * A win by checks.
   *
   * @param move its first move
   * @param moves its length
   */
  record Found(Move move, int moves) {}

  /** Looks further ahead, at no more than so many positions. */
  Optional<Found> look(long positions) {
    explorer.allow(positions);
    try {
      while (noneIn < most) {
        int moves = noneIn + 1;
        for (Move move : explorer.moves()) {
          if (lengths.winsAfter(move, moves - 1)) {
            return Optional.of(new Found(move, moves));
          }
        }
        noneIn = moves;
      }
    } catch (SearchStopped stopped) {
      explorer.goTo(List.of());
    }
    return Optional.empty();
  }
}
