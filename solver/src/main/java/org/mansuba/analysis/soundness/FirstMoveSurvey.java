package org.mansuba.analysis.soundness;

import java.util.ArrayList;
import java.util.List;
import org.mansuba.rules.Move;
import org.mansuba.search.Bounds;
import org.mansuba.search.SearchStopped;
import org.mansuba.search.solver.Explorer;

/**
 * Decides first moves of the attacker that are left open at some length, one at a time, so that one
 * that is hard to decide keeps no other waiting. Every answer to every move gets a little work,
 * then more, until the work allowed is done: one answer that refutes suffices, and which of them
 * does so at little cost is not known beforehand.
 */
final class FirstMoveSurvey {
  private static final long FIRST_ROUND = 2_000;
  private static final int GROWTH = 2;

  private final CheckContext context;
  private final Explorer explorer;
  private final FirstMoves first;
  private final List<Subject> subjects;
  private long end;

  /**
   * A survey of first moves.
   *
   * @param first what is known of them, the shortest win with all keys included
   */
  FirstMoveSurvey(CheckContext context, FirstMoves first) {
    this.context = context;
    this.explorer = context.explorer();
    this.first = first;
    subjects = first.moves().stream().map(Subject::new).toList();
  }

  /**
   * Decides as much as a plan asks for and finds worth its cost.
   *
   * @param spent positions visited to find the keys
   */
  FirstMoves run(Plan plan, long spent) {
    int horizon = plan.horizon(context.stipulation(), first.bounds());
    int start = first.within();
    if (plan.within() > start) {
      decide(plan.within(), Long.MAX_VALUE);
    }
    if (context.stipulation().limit().isPresent()) {
      decide(horizon, plan.effort().surveyAllowance(spent));
    } else {
      for (int n = start + 1; n <= horizon; n++) {
        decide(n, plan.effort().allowance(spent) / (horizon - start));
      }
    }
    explorer.allow(Long.MAX_VALUE);
    return horizon <= start
        ? first
        : first.surveyed(subjects.stream().map(Subject::known).toList(), horizon);
  }

  /**
   * Decides, as far as the allowance permits, whether the moves win in {@code moves} attacker moves
   * or fewer.
   *
   * @param positions how many positions may be visited
   */
  private void decide(int moves, long positions) {
    end = Math.min(positions, Long.MAX_VALUE - explorer.nodes()) + explorer.nodes();
    for (Subject subject : subjects) {
      explorer.goTo(List.of(subject.move));
      subject.answers = new ArrayList<>(context.refuters().answers(subject.move));
    }
    for (long round = FIRST_ROUND; isOpen(moves) && hasWork(); round *= GROWTH) {
      context.begin(Stage.FIRST_MOVES, subjects.size(), moves);
      for (Subject subject : subjects) {
        if (!subject.isDecided(moves)) {
          decide(subject, moves, round);
        }
        context.step();
      }
    }
    subjects.forEach(this::measure);
    explorer.goTo(List.of());
  }

  private boolean hasWork() {
    return !explorer.isOver() && explorer.nodes() < end;
  }

  private boolean isOpen(int moves) {
    return subjects.stream().anyMatch(subject -> !subject.isDecided(moves));
  }

  /** Gives every answer to a move that is not known to lose a little work. */
  private void decide(Subject subject, int moves, long round) {
    explorer.goTo(List.of(subject.move));
    if (explorer.position().ending().isOver() && !isReachedIn(moves)) {
      subject.fails(moves);
      return;
    }
    for (Move answer : List.copyOf(subject.answers)) {
      if (!hasWork()) {
        return;
      }
      explorer.allow(Math.min(round, end - explorer.nodes()));
      try {
        if (!context.lengths().winsAfter(answer, moves - 1)) {
          subject.fails(moves);
          return;
        }
        subject.answers.remove(answer);
      } catch (SearchStopped stopped) {
        explorer.goTo(List.of(subject.move));
      }
    }
    if (subject.answers.isEmpty()) {
      subject.wins(moves);
    }
  }

  /** Whether a first move reaches the goal at once, and that counts as a win of this length. */
  private boolean isReachedIn(int moves) {
    return explorer.isReached() && (moves == 1 || !context.stipulation().isExact());
  }

  /** Finds how long the win by a move takes, as far as the work allowed goes. */
  private void measure(Subject subject) {
    explorer.goTo(List.of());
    try {
      while (subject.bounds.hasWin() && !subject.bounds.isExact() && hasWork()) {
        explorer.allow(end - explorer.nodes());
        int moves = subject.bounds.noneIn() + 1;
        if (context.refuters().wins(subject.move, moves)) {
          subject.wins(moves);
        } else {
          subject.fails(moves);
        }
      }
    } catch (SearchStopped stopped) {
      // The bounds stay as they are.
    }
  }

  /** A first move, what is proved of it, and the answers that are not known to lose. */
  private static final class Subject {
    private final Move move;
    private Bounds bounds;
    private List<Move> answers = List.of();

    Subject(FirstMove first) {
      move = first.move();
      bounds = first.bounds();
    }

    FirstMove known() {
      return new FirstMove(move, bounds);
    }

    boolean isDecided(int moves) {
      return known().isDecided(moves);
    }

    void wins(int moves) {
      bounds = new Bounds(bounds.noneIn(), moves);
    }

    void fails(int moves) {
      bounds = new Bounds(moves, bounds.winIn());
    }
  }
}
