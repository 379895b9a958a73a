package org.mansuba.search.solver;

import java.io.DataInput;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Move;
import org.mansuba.search.Bounds;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Persistent;
import org.mansuba.search.Progress;
import org.mansuba.search.SearchStopped;
import org.mansuba.search.Snapshot;
import org.mansuba.search.Solution;
import org.mansuba.search.SolveListener;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.Verdict;
import org.mansuba.search.engine.Budget;
import org.mansuba.search.engine.GoalSearch;
import org.mansuba.search.engine.SearchMemory;

/**
 * Finds the shortest win of a stipulation and proves that there is none shorter.
 *
 * <p>Three searches take turns. One goes up from below, one attacker move at a time and full width:
 * it proves that there is no win so short, and the first win it meets is the shortest. The second
 * looks at checks alone, goes far ahead at little cost and gives the bound from above. The third
 * looks for a proof that there is no win at all, now and then. While no win is known, neither of
 * these takes more positions than about as many as are visited anyhow.
 */
public final class Solver {
  /**
   * Answers a question.
   *
   * @throws IllegalArgumentException if the diagram has errors or its rules are not known
   */
  public Solution solve(SolveRequest request, SolveListener listener, Cancellation cancellation) {
    return new Run(request, listener, cancellation).answer();
  }

  /**
   * Answers a question, beginning with what an earlier run of it found out. Nodes and time of the
   * earlier runs are counted in the answer, but not against the limits.
   *
   * @param earlier what {@link Snapshot#writeTo} wrote
   * @throws IOException if that cannot be read
   * @throws IllegalArgumentException if the diagram has errors or its rules are not known
   */
  public Solution goOn(
      SolveRequest request, DataInput earlier, SolveListener listener, Cancellation cancellation)
      throws IOException {
    Run run = new Run(request, listener, cancellation);
    run.take(earlier);
    return run.answer();
  }

  /** One question being answered. */
  private static final class Run {
    /**
     * Nodes that checks alone get after each length, at least. They get a quarter of what the
     * length took, so a problem whose key does not check costs at most a quarter more for each
     * length that took four times this number. No verdict depends on it.
     */
    private static final long LEAST_AHEAD = 50_000;

    /**
     * Nodes used before a proof is tried that there is no win at all. Each trial may use as many as
     * were used before it, and the next waits until four times that number is used. No verdict of a
     * win depends on it.
     */
    private static final long LEAST_DOUBT = 1_000;

    /** The first length that checks alone are asked for; the next ones are twice the last. */
    private static final int FIRST_AHEAD = 4;

    /** A question that took fewer nodes was answered from what an earlier run had found out. */
    private static final long LEAST_WORK = 16;

    private final SolveRequest request;
    private final Stipulation stipulation;
    private final SolveListener listener;
    private final Budget budget;
    private final List<Persistent> kept = new ArrayList<>();
    private final GoalSearch all;
    private final GoalSearch checks;
    private final boolean exact;
    private long earlierNodes;
    private Duration earlierTime = Duration.ZERO;
    private int noneByChecks;
    private long nextDoubt = LEAST_DOUBT;
    private boolean never;
    private Bounds bounds = Bounds.OPEN;
    private List<Move> line = List.of();
    private Ending end = Ending.NONE;

    Run(SolveRequest request, SolveListener listener, Cancellation cancellation) {
      this.request = request;
      this.listener = listener;
      stipulation = request.stipulation();
      budget = new Budget(request.limits(), cancellation);
      exact = stipulation.isExact();
      long memory = request.limits().memory() / 2;
      all = goalSearch(stipulation, memory - memory / 8);
      checks = goalSearch(stipulation.byChecks(), memory / 8);
    }

    private GoalSearch goalSearch(Stipulation asked, long memory) {
      SearchMemory searchMemory = new SearchMemory(asked, memory, request.limits().threads());
      kept.addAll(searchMemory.kept());
      return new GoalSearch(request, asked, searchMemory, budget, this::report);
    }

    private void report() {
      listener.progress(new Progress(bounds, nodes(), elapsed(), line));
      listener.canBeKept(new Snapshot(kept, nodes(), elapsed()));
    }

    void take(DataInput earlier) throws IOException {
      Snapshot snapshot = Snapshot.read(earlier, kept);
      earlierNodes = snapshot.nodes();
      earlierTime = snapshot.elapsed();
    }

    private long nodes() {
      return earlierNodes + budget.nodes();
    }

    private Duration elapsed() {
      return earlierTime.plus(budget.elapsed());
    }

    Solution answer() {
      try {
        search();
      } catch (SearchStopped stopped) {
        // The bounds hold what is proved so far.
      }
      listener.ended(new Snapshot(kept, nodes(), elapsed()));
      List<Move> keys =
          line.isEmpty() || request.setup().toMove() != stipulation.attacker()
              ? List.of()
              : List.of(line.getFirst());
      return new Solution(verdict(), keys, line, end, nodes(), elapsed());
    }

    private void search() {
      int most = stipulation.limit().orElse(Stipulation.MAX_MOVES);
      if (exact) {
        searchAt(most);
      } else if (all.playedLine().objective().checksOnly()) {
        searchFromAbove(most);
      } else {
        searchFromBelow(most);
      }
    }

    private void searchAt(int n) {
      if (all.wins(n)) {
        bounds = new Bounds(bounds.noneIn(), n);
        readLine(all, n);
      } else {
        bounds = new Bounds(n, bounds.winIn());
      }
    }

    /** For checks alone: finds some win, however long, and then shorter ones. */
    private void searchFromAbove(int most) {
      if (all.wins(0)) {
        bounds = new Bounds(-1, 0);
        readLine(all, 0);
        return;
      }
      int n = Math.min(most, FIRST_AHEAD);
      long before = budget.nodes();
      while (!all.wins(n)) {
        bounds = new Bounds(n, bounds.winIn());
        boolean remembered =
            earlierNodes > 0 && 2 * n < most && budget.nodes() - before < LEAST_WORK;
        never = !remembered && n < most && isNeverWonByChecks();
        if (never || n == most) {
          return;
        }
        before = budget.nodes();
        n = Math.min(most, 2 * n);
      }
      n = all.lengthFound();
      bounds = new Bounds(bounds.noneIn(), n);
      while (!bounds.isExact()) {
        if (all.wins(n - 1)) {
          n = all.lengthFound();
          bounds = new Bounds(bounds.noneIn(), n);
        } else {
          bounds = new Bounds(n - 1, n);
        }
      }
      readLine(all, n);
    }

    private boolean isNeverWonByChecks() {
      return all.neverWins(Math.max(LEAST_DOUBT, budget.nodes()));
    }

    private void searchFromBelow(int most) {
      for (int n = 0; n <= most && n < bounds.winIn(); n++) {
        long before = budget.nodes();
        if (all.wins(n)) {
          bounds = new Bounds(n - 1, n);
          readLine(all, n);
          return;
        }
        bounds = new Bounds(n, bounds.winIn());
        if (bounds.hasWin()) {
          continue;
        }
        lookAhead(most, Math.max(LEAST_AHEAD, (budget.nodes() - before) / 4));
        never = !bounds.hasWin() && isNeverWon();
        if (never) {
          return;
        }
      }
    }

    /** Asks whether there is a win at all, each time four times as many nodes are used up. */
    private boolean isNeverWon() {
      long used = budget.nodes();
      if (used < nextDoubt) {
        return false;
      }
      nextDoubt = 4 * used;
      return all.neverWins(used);
    }

    /** Lets checks alone go as far as a number of nodes takes them. */
    private void lookAhead(int most, long nodes) {
      long end = budget.nodes() + nodes;
      while (noneByChecks < most && budget.nodes() < end) {
        int n = Math.min(most, Math.max(FIRST_AHEAD, 2 * noneByChecks));
        Optional<Boolean> wins = checks.winsSoon(n, end - budget.nodes());
        if (wins.isEmpty()) {
          return;
        }
        if (wins.get()) {
          shorten(checks.lengthFound(), end);
          return;
        }
        noneByChecks = n;
      }
    }

    /** Looks for the shortest win by checks below one that is proved. */
    private void shorten(int proved, long end) {
      int n = proved;
      bounds = new Bounds(bounds.noneIn(), n);
      while (n - 1 > Math.max(noneByChecks, bounds.noneIn())
          && checks.winsSoon(n - 1, Math.max(1, end - budget.nodes())).orElse(false)) {
        n = checks.lengthFound();
        bounds = new Bounds(bounds.noneIn(), n);
      }
      readLine(checks, n);
    }

    /** Reads the line of a win, which may show that it is shorter than the bound so far. */
    private void readLine(GoalSearch goalSearch, int n) {
      line = new LineFinder(goalSearch).find(n);
      end = LineFinder.endOf(goalSearch.playedLine().position(), line);
      bounds = new Bounds(bounds.noneIn(), attackerMoves());
    }

    private int attackerMoves() {
      int first = request.setup().toMove() == stipulation.attacker() ? 1 : 0;
      return (line.size() + first) / 2;
    }

    private Verdict verdict() {
      int noneIn = bounds.noneIn();
      if (bounds.hasWin()) {
        return exact || bounds.isExact()
            ? new Verdict.ShortestWin(bounds.winIn())
            : new Verdict.Win(bounds.winIn(), noneIn);
      }
      if (never) {
        return new Verdict.NoWin();
      }
      boolean decided = stipulation.limit().isPresent() && noneIn >= stipulation.moves();
      return decided ? new Verdict.NoWinWithin(noneIn) : new Verdict.Undecided(noneIn);
    }
  }
}
