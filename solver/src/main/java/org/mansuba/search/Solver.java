package org.mansuba.search;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.mansuba.problem.stipulation.Condition;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Move;

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

  /** One question being answered. */
  private static final class Run {
    private static final long LEAST_AHEAD = 50_000;
    private static final long LEAST_DOUBT = 1_000;
    private static final int FIRST_AHEAD = 4;

    private final SolveRequest request;
    private final Stipulation stipulation;
    private final Allowance allowance;
    private final Inquiry all;
    private final Inquiry checks;
    private final boolean exact;
    private int noneByChecks;
    private long nextDoubt = LEAST_DOUBT;
    private boolean never;
    private Bounds bounds = Bounds.OPEN;
    private List<Move> line = List.of();
    private Ending end = Ending.NONE;

    Run(SolveRequest request, SolveListener listener, Cancellation cancellation) {
      this.request = request;
      stipulation = request.stipulation();
      allowance = new Allowance(request.limits(), cancellation);
      exact = stipulation.conditions().contains(new Condition.Exact());
      long memory = request.limits().memory() / 2;
      all = inquiry(stipulation, memory - memory / 8, listener);
      checks = inquiry(byChecks(), memory / 8, listener);
    }

    private Inquiry inquiry(Stipulation asked, long memory, SolveListener listener) {
      Knowledge knowledge = new Knowledge(asked, memory);
      Runnable report = () -> listener.progress(progress());
      return new Inquiry(request, asked, knowledge, allowance, report);
    }

    Solution answer() {
      try {
        search();
      } catch (SearchStopped stopped) {
        // What is proved so far stands in the bounds.
      }
      List<Move> keys =
          line.isEmpty() || request.setup().toMove() != stipulation.attacker()
              ? List.of()
              : List.of(line.getFirst());
      return new Solution(verdict(), keys, line, end, allowance.nodes(), allowance.elapsed());
    }

    private Stipulation byChecks() {
      Set<Condition> narrow = new HashSet<>(stipulation.conditions());
      narrow.add(new Condition.ChecksOnly());
      return new Stipulation(
          stipulation.attacker(), stipulation.goal(), stipulation.moves(), narrow);
    }

    private void search() {
      int most = stipulation.limit().orElse(Stipulation.MAX_MOVES);
      if (exact) {
        searchAt(most);
      } else if (all.walk().objective().checksOnly()) {
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
      while (!all.wins(n)) {
        bounds = new Bounds(n, bounds.winIn());
        never = n < most && all.neverWins(Math.max(LEAST_DOUBT, allowance.nodes()));
        if (never || n == most) {
          return;
        }
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

    private void searchFromBelow(int most) {
      for (int n = 0; n <= most && n < bounds.winIn(); n++) {
        long before = allowance.nodes();
        if (all.wins(n)) {
          bounds = new Bounds(n - 1, n);
          readLine(all, n);
          return;
        }
        bounds = new Bounds(n, bounds.winIn());
        if (bounds.hasWin()) {
          continue;
        }
        lookAhead(most, Math.max(LEAST_AHEAD, (allowance.nodes() - before) / 4));
        never = !bounds.hasWin() && isNeverWon();
        if (never) {
          return;
        }
      }
    }

    /** Asks whether there is a win at all, each time four times as many nodes are used up. */
    private boolean isNeverWon() {
      long used = allowance.nodes();
      if (used < nextDoubt) {
        return false;
      }
      nextDoubt = 4 * used;
      return all.neverWins(used);
    }

    /** Lets checks alone go as far as a number of nodes takes them. */
    private void lookAhead(int most, long budget) {
      long end = allowance.nodes() + budget;
      while (noneByChecks < most && allowance.nodes() < end) {
        int n = Math.min(most, Math.max(FIRST_AHEAD, 2 * noneByChecks));
        Optional<Boolean> wins = checks.winsSoon(n, end - allowance.nodes());
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
          && checks.winsSoon(n - 1, Math.max(1, end - allowance.nodes())).orElse(false)) {
        n = checks.lengthFound();
        bounds = new Bounds(bounds.noneIn(), n);
      }
      readLine(checks, n);
    }

    /** Reads the line of a win, which may show that it is shorter than the bound so far. */
    private void readLine(Inquiry inquiry, int n) {
      line = new LineFinder(inquiry).find(n);
      end = LineFinder.endOf(inquiry.walk().position(), line);
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

    private Progress progress() {
      return new Progress(bounds, allowance.nodes(), allowance.elapsed(), line);
    }
  }
}
