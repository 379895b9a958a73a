package org.mansuba.analysis.soundness;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mansuba.analysis.WinLengths;
import org.mansuba.rules.Move;
import org.mansuba.search.solver.Explorer;

/**
 * Tries the answers to a first move in an order that meets a refutation early and at little cost.
 * While few moves are allowed, all answers are tried, and what refuting by each of them costs gives
 * the order for more moves: an answer that mates, or drives the attacker about, comes first.
 */
final class Refuters {
  private static final int FEW = 2;
  private static final long NO_REFUTATION = Long.MAX_VALUE;

  private final WinLengths lengths;
  private final Explorer explorer;
  private final Map<Move, List<Move>> orders = new HashMap<>();

  Refuters(WinLengths lengths) {
    this.lengths = lengths;
    this.explorer = lengths.explorer();
  }

  /** Returns whether a first move wins in at most {@code moves} attacker moves, itself included. */
  boolean wins(Move move, int moves) {
    explorer.play(move);
    boolean wins = isLeftToWin(move, moves - 1);
    explorer.takeBack();
    return wins;
  }

  private boolean isLeftToWin(Move first, int left) {
    if (left == 0 || explorer.position().ending().isOver()) {
      return explorer.wins(left);
    }
    return left <= FEW ? compareAnswers(first, left) : tryAnswers(first, left);
  }

  /**
   * The answers to a first move after which the explorer stands, likely refutations first; none if
   * the game is over.
   */
  List<Move> answers(Move first) {
    return List.copyOf(orders.computeIfAbsent(first, _ -> byGuess()));
  }

  private List<Move> byGuess() {
    List<Move> moves = explorer.position().ending().isOver() ? new ArrayList<>() : explorer.moves();
    moves.sort(
        Comparator.comparingInt(reply -> -explorer.position().orderingScore(reply.packed())));
    return moves;
  }

  /** Tries all answers and orders them by what their refutations cost. */
  private boolean compareAnswers(Move first, int left) {
    Map<Move, Long> costs = new HashMap<>();
    List<Move> answers = new ArrayList<>(answers(first));
    for (Move reply : answers) {
      long before = explorer.nodes();
      boolean wins = lengths.winsAfter(reply, left);
      costs.put(reply, wins ? NO_REFUTATION : Long.valueOf(explorer.nodes() - before));
    }
    answers.sort(Comparator.comparing(costs::get));
    orders.put(first, answers);
    return costs.values().stream().allMatch(cost -> cost == NO_REFUTATION);
  }

  /** Tries the answers until one refutes, which is then the first to be tried again. */
  private boolean tryAnswers(Move first, int left) {
    for (Move reply : answers(first)) {
      if (!lengths.winsAfter(reply, left)) {
        List<Move> order = new ArrayList<>(answers(first));
        order.remove(reply);
        order.addFirst(reply);
        orders.put(first, order);
        return false;
      }
    }
    return true;
  }
}
