package org.mansuba.analysis.soundness;

import java.util.ArrayList;
import java.util.List;
import org.mansuba.rules.Move;
import org.mansuba.search.SearchStopped;
import org.mansuba.search.solver.Explorer;

/** Counts the refutations of the first moves that fail. */
final class TrySearch {
  private final CheckContext context;
  private final Explorer explorer;
  private final int most;

  /**
   * A search of tries.
   *
   * @param most how many refutations a try may have
   */
  TrySearch(CheckContext context, int most) {
    this.context = context;
    this.explorer = context.explorer();
    this.most = most;
  }

  Tries run(FirstMoves first) {
    List<FirstMove> failing = first.failing();
    List<Try> tries = new ArrayList<>();
    int judged = 0;
    context.begin(Stage.TRIES, failing.size());
    try {
      for (FirstMove move : failing) {
        List<Move> refutations = refutations(move.move(), first.within());
        if (!refutations.isEmpty() && refutations.size() <= most) {
          tries.add(new Try(move.move(), refutations));
        }
        judged++;
        context.step();
      }
    } catch (SearchStopped stopped) {
      // The tries found so far are tries all the same.
    }
    explorer.goTo(List.of());
    return new Tries(tries, judged, failing.size());
  }

  /** The answers a move fails to, or the first of them if they are too many. */
  private List<Move> refutations(Move move, int within) {
    explorer.play(move);
    List<Move> refutations = new ArrayList<>();
    for (Move reply : context.refuters().answers(move)) {
      if (refutations.size() <= most && !context.lengths().winsAfter(reply, within - 1)) {
        refutations.add(reply);
      }
    }
    explorer.takeBack();
    return refutations;
  }
}
