package org.mansuba.search;

import java.util.Arrays;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;

/**
 * Decides whether the attacker wins in at most a number of moves, by depth-first proof-number
 * search (Nagai, "Df-pn algorithm for searching AND/OR trees and its applications", 2002): always
 * at the place where the least work seems to decide the question. It is strong where few moves
 * matter, as in long solutions by checks alone, and weak where every one of many quiet moves must
 * be refuted; there {@link Prover} is better. Both keep the same bounds in the same table.
 *
 * <p>Three departures from the plain method. The sum of numbers is replaced by the greatest of them
 * plus the number of the others (Ueda et al., "Weak proof-number search", 2008), because the same
 * position is reached in many ways. A child is left only when its number exceeds its best sibling's
 * by a quarter (Pawlewicz and Lew, "Improving depth-first pn-search: 1+epsilon trick", 2007). And a
 * new position starts with its number of replies, or of checks, instead of one.
 *
 * <p>The bound on the moves makes every path finite, so repeated positions need no care. Belongs to
 * one thread; the table of bounds may be shared.
 */
final class NumberProver {
  private static final int INFINITE = 1 << 30;

  private final Walk walk;
  private final Position position;
  private final Objective objective;
  private final Table table;
  private final ProofNumbers numbers;
  private final Meter meter;
  private int[] moves = new int[1 << 14];
  private int[] childPn = new int[1 << 14];
  private int[] childDn = new int[1 << 14];

  /** What was found out of the position looked at last; a number is 0 where it is decided. */
  private int pn;

  private int dn;

  /** The length of its win, in attacker moves, if it is proved. */
  private int length;

  NumberProver(Walk walk, Table table, ProofNumbers numbers, Meter meter) {
    this.walk = walk;
    this.table = table;
    this.numbers = numbers;
    this.meter = meter;
    position = walk.position();
    objective = walk.objective();
  }

  /**
   * Whether the attacker can force the goal from where the walk stands, whoever is to move.
   *
   * @param n attacker moves allowed
   * @throws SearchStopped at a limit; the walk then stands deeper
   */
  boolean wins(int n) {
    boolean attack = walk.attackerToMove();
    look(attack, n, 0);
    if (!isDecided()) {
      search(attack, n, INFINITE, INFINITE, 0);
    }
    if (!isDecided()) {
      throw new IllegalStateException("the proof numbers are too great");
    }
    return pn == 0;
  }

  /** The length of the win just proved, in attacker moves: at most the number asked for. */
  int length() {
    return length;
  }

  private void search(boolean attack, int n, int mostPn, int mostDn, int top) {
    if (attack) {
      attack(n, mostPn, mostDn, top);
    } else {
      defend(n, mostPn, mostDn, top);
    }
  }

  private boolean isDecided() {
    return pn == 0 || dn == 0;
  }

  /** Attacker to move, undecided: works until a number reaches its bound. */
  private void attack(int n, int mostPn, int mostDn, int top) {
    meter.count();
    reserve(top);
    int end = walk.attackersMoves(moves, top);
    if (end == top) {
      decide(!position.canMove() && walk.isReached() && walk.countsNow(n), 0);
      return;
    }
    MoveOrder.BEST_FIRST.attack(position, moves, top, end);
    for (int i = top; i < end; i++) {
      walk.make(moves[i]);
      look(false, n - 1, end);
      walk.unmake();
      childPn[i] = pn;
      childDn[i] = dn;
      if (pn == 0) {
        proved(n, 1 + length, moves[i]);
        return;
      }
    }
    while (true) {
      int best = least(childPn, top, end);
      int second = leastBut(best, childPn, top, end);
      int others = unsolved(childDn, top, end) - 1;
      if (others < 0) {
        disproved(n);
        return;
      }
      int nodeDn = add(greatest(childDn, top, end), others);
      if (childPn[best] >= mostPn || nodeDn >= mostDn) {
        undecided(n, childPn[best], nodeDn);
        return;
      }
      walk.make(moves[best]);
      defend(n - 1, Math.min(mostPn, beyond(second)), mostDn - others, end);
      walk.unmake();
      childPn[best] = pn;
      childDn[best] = dn;
      if (pn == 0) {
        proved(n, 1 + length, moves[best]);
        return;
      }
    }
  }

  /** Defender to move, undecided: works until a number reaches its bound. */
  private void defend(int n, int mostPn, int mostDn, int top) {
    meter.count();
    reserve(top);
    int end = position.legalMoves(moves, top);
    MoveOrder.BEST_FIRST.defend(position, moves, top, end);
    int longest = 0;
    for (int i = top; i < end; i++) {
      walk.make(moves[i]);
      look(true, n, end);
      walk.unmake();
      childPn[i] = pn;
      childDn[i] = dn;
      if (dn == 0) {
        disproved(n);
        return;
      }
      longest = pn == 0 ? Math.max(longest, length) : longest;
    }
    while (true) {
      int best = least(childDn, top, end);
      int second = leastBut(best, childDn, top, end);
      int others = unsolved(childPn, top, end) - 1;
      if (others < 0) {
        proved(n, longest, Move.NONE);
        return;
      }
      int nodePn = add(greatest(childPn, top, end), others);
      if (nodePn >= mostPn || childDn[best] >= mostDn) {
        undecided(n, nodePn, childDn[best]);
        return;
      }
      walk.make(moves[best]);
      attack(n, mostPn - others, Math.min(mostDn, beyond(second)), end);
      walk.unmake();
      childPn[best] = pn;
      childDn[best] = dn;
      if (dn == 0) {
        disproved(n);
        return;
      }
      longest = pn == 0 ? Math.max(longest, length) : longest;
    }
  }

  /** What is known of the present position at once. */
  private void look(boolean attack, int n, int top) {
    if (walk.isOverByBaring()) {
      decide(walk.countsNow(n), 0);
    } else if (n == 0 && walk.mustBeReached()) {
      decide(walk.isReached() && walk.countsNow(0), 0);
    } else {
      lookUp(attack, n, top);
    }
  }

  private void lookUp(boolean attack, int n, int top) {
    long key = walk.key(n);
    long entry = n > 0 ? table.find(key) : 0;
    if (Table.winsIn(entry, n)) {
      decide(true, Table.winLength(entry));
      return;
    }
    if (n > 0 && Table.failsIn(entry, n)) {
      decide(false, 0);
      return;
    }
    int length = attack ? walk.knownWin() : KnownLengths.UNKNOWN;
    if (length != KnownLengths.UNKNOWN) {
      table.storeKnown(key, length);
      decide(KnownLengths.winsIn(length, n), Math.max(0, length));
      return;
    }
    long known = numbers.find(key, n);
    if (known != 0) {
      pn = (int) (known >>> 32);
      dn = (int) known;
    } else if (attack) {
      meet(n, top);
    } else {
      int replies = position.countLegalMoves();
      pn = replies;
      dn = 1;
      if (replies == 0) {
        decide(walk.countsNow(n), 0);
      }
    }
  }

  /** A position met for the first time, with the attacker to move. */
  private void meet(int n, int top) {
    if (n == 1 && walk.lastMoveMustEnd() && position.canMove()) {
      decide(position.endingMove(objective.endings()) != Move.NONE, 1);
      return;
    }
    reserve(top);
    int checks = position.checks(moves, top) - top;
    pn = checks == 0 ? 2 : 1;
    dn = checks + 1;
  }

  private void decide(boolean wins, int moves) {
    pn = wins ? 0 : INFINITE;
    dn = wins ? INFINITE : 0;
    length = moves;
  }

  private void proved(int n, int moves, int move) {
    if (n > 0) {
      table.storeWin(walk.key(n), moves, move);
    }
    decide(true, moves);
  }

  private void disproved(int n) {
    if (n > 0) {
      table.storeNone(walk.key(n), n);
    }
    decide(false, 0);
  }

  private void undecided(int n, int nodePn, int nodeDn) {
    numbers.store(walk.key(n), n, nodePn, nodeDn);
    pn = nodePn;
    dn = nodeDn;
  }

  private static int beyond(int second) {
    return add(second + 1, second >> 2);
  }

  private static int add(int a, int b) {
    return Math.min(INFINITE, a + b);
  }

  private static int least(int[] values, int top, int end) {
    int least = top;
    for (int i = top + 1; i < end; i++) {
      least = values[i] < values[least] ? i : least;
    }
    return least;
  }

  private static int leastBut(int index, int[] values, int top, int end) {
    int least = INFINITE;
    for (int i = top; i < end; i++) {
      least = i != index && values[i] < least ? values[i] : least;
    }
    return least;
  }

  /** The greatest of the values that are not infinite. */
  private static int greatest(int[] values, int top, int end) {
    int greatest = 0;
    for (int i = top; i < end; i++) {
      greatest = values[i] < INFINITE && values[i] > greatest ? values[i] : greatest;
    }
    return greatest;
  }

  private static int unsolved(int[] values, int top, int end) {
    int count = 0;
    for (int i = top; i < end; i++) {
      count += values[i] == 0 ? 0 : 1;
    }
    return count;
  }

  private void reserve(int top) {
    if (top + Position.MAX_MOVES > moves.length) {
      moves = Arrays.copyOf(moves, 2 * moves.length);
      childPn = Arrays.copyOf(childPn, moves.length);
      childDn = Arrays.copyOf(childDn, moves.length);
    }
  }
}
