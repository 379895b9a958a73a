package org.mansuba.analysis.soundness;

import java.util.ArrayList;
import java.util.List;
import org.mansuba.rules.Ending;
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
        Try judgement = judge(move.move(), first.within());
        if (judgement.refutations().size() <= most) {
          tries.add(judgement);
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

  /** What a move fails to: its own end, or answers, of which it lists one more than a try may. */
  private Try judge(Move move, int within) {
    explorer.play(move);
    Ending end = explorer.position().ending();
    List<Move> refutations = new ArrayList<>();
    for (Move reply : context.refuters().answers(move)) {
      if (refutations.size() <= most && !context.lengths().winsAfter(reply, within - 1)) {
        refutations.add(reply);
      }
    }
    explorer.takeBack();
    return new Try(move, refutations, end);
  }
}
