package org.mansuba.analysis.soundness;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Move;
import org.mansuba.search.Bounds;
import org.mansuba.search.SearchStopped;
import org.mansuba.search.solver.Explorer;

/**
 * Decides every first move, one length after another, so that a move's first win is its shortest.
 * At a limit it keeps what is proved.
 */
final class KeySearch {
  private static final long LEAST_LOOK = 100_000;

  private final CheckContext context;
  private final Explorer explorer;
  private final Plan plan;
  private final Optional<LookAhead> lookAhead;
  private final int asked;
  private final List<Move> moves;
  private final Bounds[] bounds;
  private Bounds shortest;
  private int within;
  private long spent;

  KeySearch(CheckContext context, Plan plan, Optional<LookAhead> lookAhead) {
    this.context = context;
    this.plan = plan;
    this.lookAhead = lookAhead;
    explorer = context.explorer();
    asked = context.stipulation().moves();
    moves = explorer.attackerToMove() ? explorer.moves() : List.of();
    bounds = new Bounds[moves.size()];
    Arrays.fill(bounds, Bounds.OPEN);
    shortest = explorer.attackerToMove() ? Bounds.OPEN : Bounds.NOTHING;
  }

  FirstMoves run() {
    int least = context.stipulation().isExact() ? asked : shortest.noneIn() + 1;
    int most = Math.min(Math.max(asked, plan.within()), Stipulation.MAX_MOVES);
    try {
      for (int n = least; n <= most && !isDone(n); n++) {
        long before = explorer.nodes();
        decide(n);
        if (!shortest.hasWin()) {
          look(Math.max(LEAST_LOOK, explorer.nodes() - before));
        }
      }
    } catch (SearchStopped stopped) {
      explorer.goTo(List.of());
    }
    explorer.allow(Long.MAX_VALUE);
    return result();
  }

  /** Positions visited until all keys were known, or until a limit. */
  long spent() {
    return spent == 0 ? explorer.nodes() : spent;
  }

  private FirstMoves result() {
    List<FirstMove> first = new ArrayList<>();
    for (int i = 0; i < bounds.length; i++) {
      first.add(new FirstMove(moves.get(i), bounds[i]));
    }
    return new FirstMoves(first, shortest, within, within);
  }

  /**
   * Whether wins of n moves are of no interest here. Those longer than the shortest are left to a
   * survey; without one they are decided only as far as the plan asks for, or as little work
   * allows.
   */
  private boolean isDone(int n) {
    if (!shortest.isExact() || n <= shortest.winIn()) {
      return !explorer.attackerToMove() && shortest.isExact();
    }
    if (plan.effort().surveys() || !explorer.attackerToMove()) {
      return true;
    }
    if (n > plan.within() && spent == 0) {
      spent = explorer.nodes();
      explorer.allow(plan.effort().allowance(spent));
    }
    return n > plan.horizon(context.stipulation(), shortest);
  }

  /** Decides for every first move whether it wins in n moves, fewer being decided. */
  private void decide(int n) {
    if (explorer.attackerToMove()) {
      decideFirstMoves(n);
    } else {
      decideDiagram(n);
    }
    if (!shortest.isExact()) {
      shortest = new Bounds(n, shortest.winIn());
    }
    within = n;
  }

  private void decideFirstMoves(int n) {
    context.begin(Stage.FIRST_MOVES, moves.size(), n);
    for (int i = 0; i < bounds.length; i++) {
      if (!bounds[i].isExact()) {
        boolean wins = context.refuters().wins(moves.get(i), n);
        bounds[i] = wins ? new Bounds(n - 1, n) : new Bounds(n, bounds[i].winIn());
        if (wins) {
          winsIn(n);
        }
      }
      context.step();
    }
  }

  private void decideDiagram(int n) {
    context.begin(Stage.FIRST_MOVES, 0, n);
    if (explorer.wins(n)) {
      winsIn(n);
    }
  }

  /** Notes a win at once, since a limit may come before the other first moves are decided. */
  private void winsIn(int n) {
    if (!shortest.isExact()) {
      shortest = new Bounds(n - 1, n);
    }
  }

  /** Looks at checks alone, until a win is known. */
  private void look(long positions) {
    lookAhead.flatMap(ahead -> ahead.look(positions)).ifPresent(this::found);
  }

  private void found(LookAhead.Found found) {
    shortest = new Bounds(shortest.noneIn(), found.moves());
    int i = moves.indexOf(found.move());
    bounds[i] = new Bounds(bounds[i].noneIn(), found.moves());
  }
}
