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
import org.mansuba.search.UnfoundedWinException;
import org.mansuba.search.Verdict;
import org.mansuba.search.engine.Budget;
import org.mansuba.search.engine.GoalSearch;
import org.mansuba.search.engine.SearchMemory;

/**
 * Finds the shortest win and proves that no win is shorter.
 *
 * <p>Three searches alternate. The first considers all moves and increases the length one attacker
 * move at a time: it proves that there is no shorter win, so the first win it finds is the
 * shortest. The second considers checks only; it looks far ahead at little cost and gives an upper
 * bound. The third tries now and then to prove that there is no win of any length. While no win is
 * known, the second and the third visit no more than about as many positions as the search visits
 * anyway.
 */
public final class Solver {
  /**
   * Answers a question.
   *
   * @throws IllegalArgumentException if the diagram has errors or its rules are not supported
   */
  public Solution solve(SolveRequest request, SolveListener listener, Cancellation cancellation) {
    return new Run(request, listener, cancellation).answer();
  }

  /**
   * Answers a question, starting from the results of an earlier run. Nodes and time of the earlier
   * runs count in the answer, but not towards the limits.
   *
   * @param earlier what {@link Snapshot#writeTo} wrote
   * @throws IOException if it cannot be read
   * @throws UnfoundedWinException if a win that it holds as proved has no line
   * @throws IllegalArgumentException if the diagram has errors or its rules are not supported
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
     * The minimum nodes of the search by checks after each length. It gets a quarter of the nodes
     * the length took, so a problem whose key is not a check costs at most a quarter more for each
     * length that took at least four times this number. No verdict depends on it.
     */
    private static final long LEAST_AHEAD = 50_000;

    /**
     * Nodes used before the first attempt to prove that there is no win. Each attempt may use as
     * many nodes as were used before it, and the next waits until four times that number is used.
     * No verdict of a win depends on it.
     */
    private static final long LEAST_DOUBT = 1_000;

    /** The first length tried by checks alone; it then doubles. */
    private static final int FIRST_AHEAD = 4;

    /** A length that took fewer nodes was answered from the results of an earlier run. */
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
    private Bounds bounds;
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
      bounds = all.playedLine().attackerToMove() ? Bounds.OPEN : Bounds.NOTHING;
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

    /** For checks alone: finds a win of any length, then shorter ones. */
    private void searchFromAbove(int most) {
      if (all.wins(0)) {
        bounds = new Bounds(-1, 0);
        readLine(all, 0);
        return;
      }
      bounds = Bounds.OPEN;
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

    /** Tries to prove that there is no win, each time the nodes used have quadrupled. */
    private boolean isNeverWon() {
      long used = budget.nodes();
      if (used < nextDoubt) {
        return false;
      }
      nextDoubt = 4 * used;
      return all.neverWins(used);
    }

    /** Searches by checks alone, with at most about {@code nodes} nodes. */
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

    /** Searches for wins by checks that are shorter than a proved one. */
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

    /** Finds the line of a proved win, which may be shorter than the bound so far. */
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
