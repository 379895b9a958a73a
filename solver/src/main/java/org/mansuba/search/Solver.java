package org.mansuba.search;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.mansuba.problem.stipulation.Condition;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.play.Positions;

/**
 * Finds the shortest win of a stipulation and proves that there is none shorter.
 *
 * <p>Two searches take turns. One goes up from below, one attacker move at a time and full width:
 * it proves that there is no win so short, and the first win it meets is the shortest. The other
 * looks at checks alone, goes far ahead at little cost and gives the bound from above.
 */
public final class Solver {
  private static final long LEAST_BUDGET = 100_000;

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
    private final SolveRequest request;
    private final Stipulation stipulation;
    private final Meter meter;
    private final Search all;
    private final Search checks;
    private Bounds bounds = Bounds.OPEN;
    private List<Move> line = List.of();
    private Ending end = Ending.NONE;

    Run(SolveRequest request, SolveListener listener, Cancellation cancellation) {
      this.request = request;
      stipulation = request.stipulation();
      meter = new Meter(request.limits(), cancellation, () -> listener.progress(progress()));
      long memory = request.limits().memory() / 2;
      Set<Condition> narrow = new HashSet<>(stipulation.conditions());
      narrow.add(new Condition.ChecksOnly());
      Stipulation byChecks =
          new Stipulation(stipulation.attacker(), stipulation.goal(), stipulation.moves(), narrow);
      all = new Search(stipulation, memory - memory / 8);
      checks = new Search(byChecks, memory / 8);
    }

    Solution answer() {
      try {
        meter.allow(Long.MAX_VALUE);
        search();
      } catch (SearchStopped stopped) {
        // What is proved so far stands in the bounds.
      }
      List<Move> keys =
          line.isEmpty() || request.setup().toMove() != stipulation.attacker()
              ? List.of()
              : List.of(line.getFirst());
      return new Solution(verdict(), keys, line, end, meter.nodes(), meter.elapsed());
    }

    private void search() {
      boolean exact = all.objective.exact();
      int most = stipulation.limit().orElse(Stipulation.MAX_MOVES);
      boolean narrowOnly = all.objective.checksOnly() || exact;
      for (int n = exact ? most : 0; n <= most && n < bounds.winIn(); n++) {
        long before = meter.nodes();
        meter.allow(Long.MAX_VALUE);
        if (all.wins(n)) {
          found(all, n);
          bounds = new Bounds(exact ? bounds.noneIn() : n - 1, n);
          return;
        }
        bounds = new Bounds(n, bounds.winIn());
        if (!narrowOnly && !bounds.hasWin()) {
          lookAhead(most, Math.max(LEAST_BUDGET, meter.nodes() - before));
        }
      }
    }

    /** Lets checks alone go as far as a number of nodes takes them. */
    private void lookAhead(int most, long budget) {
      meter.allow(budget);
      try {
        while (checks.noneIn < most) {
          int n = checks.noneIn + 1;
          if (checks.wins(n)) {
            meter.allow(Long.MAX_VALUE);
            found(checks, n);
            bounds = new Bounds(bounds.noneIn(), n);
            return;
          }
          checks.noneIn = n;
        }
      } catch (SearchStopped stopped) {
        if (meter.isOver()) {
          throw stopped;
        }
        checks.restart();
      }
    }

    private void found(Search search, int n) {
      line = new LineFinder(search.prover, search.objective).find(n);
      end = LineFinder.endOf(search.prover.position(), line);
    }

    private Verdict verdict() {
      int noneIn = bounds.noneIn();
      if (bounds.hasWin()) {
        boolean exact = all.objective.exact() || bounds.isExact();
        return exact
            ? new Verdict.ShortestWin(bounds.winIn())
            : new Verdict.Win(bounds.winIn(), noneIn);
      }
      boolean decided = stipulation.limit().isPresent() && noneIn >= stipulation.moves();
      return decided ? new Verdict.NoWinWithin(noneIn) : new Verdict.Undecided(noneIn);
    }

    private Progress progress() {
      return new Progress(bounds, meter.nodes(), meter.elapsed(), line);
    }

    /** A prover with its objective, and how far it got from below. */
    private final class Search {
      final Objective objective;
      private final Table table;
      private Prover prover;
      private int noneIn;

      Search(Stipulation asked, long memory) {
        objective = new Objective(asked);
        table = new Table(memory);
        prover = newProver();
      }

      boolean wins(int n) {
        table.grow();
        return prover.wins(n);
      }

      /** After a stop the position is somewhere in the tree: begin again from the diagram. */
      void restart() {
        prover = newProver();
      }

      private Prover newProver() {
        Position position = Positions.of(request.setup(), request.rules());
        return new Prover(position, objective, table, meter);
      }
    }
  }
}
