package org.mansuba.analysis.soundness;

import java.util.List;
import java.util.Optional;
import org.mansuba.analysis.BestPlay;
import org.mansuba.analysis.WinLengths;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Move;
import org.mansuba.search.Cancellation;
import org.mansuba.search.SearchStopped;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.solver.Explorer;

/**
 * Looks at checks alone, far ahead and at little cost, for a win that bounds the length from above
 * while the full search is still on its way.
 */
final class LookAhead {
  private static final long ALLOWED_FOR_LINE = 1_000_000;

  private final Explorer explorer;
  private final WinLengths lengths;
  private final int most;
  private int noneIn;
  private Optional<Found> found = Optional.empty();

  private LookAhead(SolveRequest question, Cancellation cancellation) {
    Stipulation byChecks = question.stipulation().byChecks();
    SolveRequest narrow =
        new SolveRequest(question.question().withStipulation(byChecks), question.limits());
    explorer = new Explorer(narrow, () -> {}, cancellation);
    lengths = new WinLengths(explorer, byChecks);
    most = Math.min(byChecks.moves(), Stipulation.MAX_MOVES);
  }

  /**
   * A look ahead; empty where it would see nothing new, or nothing that counts, and where the
   * defender is to move: a win against only one of his moves does not count.
   */
  static Optional<LookAhead> of(SolveRequest question, Cancellation cancellation) {
    Stipulation asked = question.stipulation();
    boolean attackerToMove = question.setup().toMove() == asked.attacker();
    return asked.isByChecks() || asked.isExact() || !attackerToMove
        ? Optional.empty()
        : Optional.of(new LookAhead(question, cancellation));
  }

  /**
   * A win by checks.
   *
   * @param move its first move
   * @param moves its length
   */
  record Found(Move move, int moves) {}

  /** Looks further ahead, visiting at most {@code positions} positions. */
  Optional<Found> look(long positions) {
    explorer.allow(positions);
    try {
      while (noneIn < most) {
        int moves = noneIn + 1;
        for (Move move : explorer.moves()) {
          if (lengths.winsAfter(move, moves - 1)) {
            found = Optional.of(new Found(move, moves));
            return found;
          }
        }
        noneIn = moves;
      }
    } catch (SearchStopped stopped) {
      explorer.goTo(List.of());
    }
    return Optional.empty();
  }

  /**
   * Returns the win found, with best play; empty if none is found, or if a limit comes first.
   *
   * @param preferred lines whose moves are chosen where they are as good as others
   */
  Optional<WinningMove> win(List<List<Move>> preferred) {
    explorer.allow(ALLOWED_FOR_LINE);
    try {
      return found.map(
          win -> {
            List<Move> line = new BestPlay(lengths, preferred).from(win.move(), win.moves());
            return new WinningMove(win.move(), win.moves(), line);
          });
    } catch (SearchStopped stopped) {
      explorer.goTo(List.of());
      return Optional.empty();
    }
  }
}
