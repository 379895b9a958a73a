package org.mansuba.search.engine;

import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.search.SearchStopped;

/**
 * Decides whether the attacker wins in at most a given number of moves, by depth-first proof-number
 * search (Nagai, "Df-pn algorithm for searching AND/OR trees and its applications", 2002): it
 * always expands the node that seems to decide the question with the least work. It is strong if
 * few moves matter, as in long solutions by checks alone, and weak if each of many quiet moves must
 * be refuted; there {@link DepthFirstSearch} is better. Both store the same bounds in the same
 * table.
 *
 * <p>It differs from plain df-pn in three ways. The sum of numbers is replaced by the greatest of
 * them plus the number of the others (Ueda et al., "Weak proof-number search", 2008), because the
 * same position is reached in many ways. A child is left only when its number exceeds its best
 * sibling's by a quarter (Pawlewicz and Lew, "Improving depth-first pn-search: 1+epsilon trick",
 * 2007). And a position may start with numbers guessed from a sibling, and is looked at only if it
 * becomes the best of them: quiet moves leave about the same number of replies, and once one reply
 * leaves the attacker no check, few others can be better.
 *
 * <p>The bound on the moves makes every path finite, so repeated positions need no special
 * treatment. Confined to one thread; the table of bounds may be shared.
 */
final class ProofNumberSearch {
  /** The guessed disproof number after a quiet move, where the defender is to move. */
  private static final int QUIET_DN = 1;

  /**
   * The guessed proof number of other replies once one leaves no check, so that they are tried
   * later.
   */
  private static final int LATER_PN = 1;

  private static final int LATER_DN = 4;

  private final PlayedLine playedLine;
  private final Position position;
  private final Objective objective;
  private final TranspositionTable table;
  private final ProofNumberTable numbers;
  private final NodeCounter nodeCounter;
  private final MoveStack children = new MoveStack();
  private final NodeNumbers seen;

  ProofNumberSearch(
      PlayedLine playedLine,
      TranspositionTable table,
      ProofNumberTable numbers,
      NodeCounter nodeCounter) {
    this.playedLine = playedLine;
    this.table = table;
    this.numbers = numbers;
    this.nodeCounter = nodeCounter;
    position = playedLine.position();
    objective = playedLine.objective();
    seen = new NodeNumbers(playedLine, table, numbers);
  }

  /**
   * Whether the attacker can force the goal from the current position, whoever is to move.
   *
   * @param n attacker moves allowed
   * @throws SearchStopped at a limit, or if the numbers grow too great; the moves made are then not
   *     taken back
   */
  boolean wins(int n) {
    seen.look(n);
    if (!seen.isDecided()) {
      goOn(n, MoveStack.INFINITE, MoveStack.INFINITE, 0);
    }
    if (!seen.isDecided()) {
      throw new SearchStopped();
    }
    return seen.isWin();
  }

  /** The length of the win just proved, in attacker moves. */
  int length() {
    return seen.length();
  }

  /** Expands an undecided position until a number reaches its bound. */
  private void goOn(int n, int mostPn, int mostDn, int top) {
    if (playedLine.attackerToMove()) {
      attack(n, mostPn, mostDn, top);
    } else {
      defend(n, mostPn, mostDn, top);
    }
  }

  private void attack(int n, int mostPn, int mostDn, int top) {
    nodeCounter.count();
    children.reserve(top);
    int quiet = position.checks(children.moves, top);
    int end = objective.checksOnly() ? quiet : position.quietMoves(children.moves, quiet);
    if (end == top) {
      meetNoMove(n);
      return;
    }
    MoveOrder.BEST_FIRST.attack(position, children.moves, top, quiet);
    MoveOrder.BEST_FIRST.attack(position, children.moves, quiet, end);
    int usualReplies = 0;
    for (int i = top; i < end; i++) {
      if (usualReplies > 0 && mayGuess(n - 1)) {
        rememberOrGuess(i, n - 1, usualReplies, QUIET_DN);
      } else {
        lookAt(i, n - 1);
      }
      if (seen.isWin()) {
        proved(n, 1 + seen.length(), children.moves[i]);
        return;
      }
      if (i >= quiet && usualReplies == 0 && seen.isNew()) {
        usualReplies = seen.pn();
      }
    }
    while (true) {
      int others = MoveStack.unsolved(children.dn, top, end) - 1;
      if (others < 0) {
        disproved(n);
        return;
      }
      int best = MoveStack.least(children.pn, top, end);
      int patience = MoveStack.patience(best, children.pn, top, end);
      int nodeDn = MoveStack.sum(children.dn, top, end);
      if (children.pn[best] >= mostPn || nodeDn >= mostDn) {
        undecided(n, children.pn[best], nodeDn);
        return;
      }
      follow(best, n - 1, Math.min(mostPn, patience), mostDn - others, end);
      if (seen.isWin()) {
        proved(n, 1 + seen.length(), children.moves[best]);
        return;
      }
    }
  }

  private void defend(int n, int mostPn, int mostDn, int top) {
    nodeCounter.count();
    children.reserve(top);
    int end = position.legalMoves(children.moves, top);
    MoveOrder.BEST_FIRST.defend(position, children.moves, top, end);
    int longest = 0;
    boolean leavesNoCheck = false;
    for (int i = top; i < end; i++) {
      if (leavesNoCheck && mayGuess(n)) {
        rememberOrGuess(i, n, LATER_PN, LATER_DN);
      } else {
        lookAt(i, n);
        leavesNoCheck |= seen.isNew() && seen.dn() == 1;
      }
      if (seen.isFailure()) {
        disproved(n);
        return;
      }
      longest = seen.isWin() ? Math.max(longest, seen.length()) : longest;
    }
    while (true) {
      int others = MoveStack.unsolved(children.pn, top, end) - 1;
      if (others < 0) {
        proved(n, longest, Move.NONE);
        return;
      }
      int best = MoveStack.least(children.dn, top, end);
      int patience = MoveStack.patience(best, children.dn, top, end);
      int nodePn = MoveStack.sum(children.pn, top, end);
      if (nodePn >= mostPn || children.dn[best] >= mostDn) {
        undecided(n, nodePn, children.dn[best]);
        return;
      }
      follow(best, n, mostPn - others, Math.min(mostDn, patience), end);
      if (seen.isFailure()) {
        disproved(n);
        return;
      }
      longest = seen.isWin() ? Math.max(longest, seen.length()) : longest;
    }
  }

  /** Whether positions with n attacker moves left may start with guessed numbers. */
  private boolean mayGuess(int n) {
    // Near the end, a look usually decides.
    return n > 1 && playedLine.knowsPositionsByTheirKeys();
  }

  private void lookAt(int child, int n) {
    playedLine.make(children.moves[child]);
    seen.look(n);
    playedLine.unmake();
    children.set(child, seen);
  }

  private void rememberOrGuess(int child, int n, int guessedPn, int guessedDn) {
    if (seen.remembersAfter(children.moves[child], n)) {
      children.set(child, seen);
    } else {
      seen.undecided(guessedPn, guessedDn);
      children.guess(child, seen);
    }
  }

  /**
   * Expands a child until a number reaches its bound. A child with guessed numbers is only looked
   * at, and the choice is repeated.
   */
  private void follow(int child, int n, int mostPn, int mostDn, int top) {
    playedLine.make(children.moves[child]);
    if (children.guessed[child]) {
      seen.look(n);
    } else {
      goOn(n, mostPn, mostDn, top);
    }
    playedLine.unmake();
    children.set(child, seen);
  }

  /** Sets the numbers if the attacker has no allowed move. */
  private void meetNoMove(int n) {
    if (!position.canMove() && playedLine.countsNow(n)) {
      seen.win(0);
    } else {
      seen.fail();
    }
  }

  private void proved(int n, int moves, int move) {
    if (n > 0) {
      table.storeWin(playedLine.key(n), playedLine.secondKey(n), moves, move);
    }
    seen.win(moves);
  }

  private void disproved(int n) {
    if (n > 0) {
      table.storeNone(playedLine.key(n), playedLine.secondKey(n), n);
    }
    seen.fail();
  }

  private void undecided(int n, int nodePn, int nodeDn) {
    numbers.store(playedLine.key(n), n, nodePn, nodeDn);
    seen.undecided(nodePn, nodeDn);
  }
}
