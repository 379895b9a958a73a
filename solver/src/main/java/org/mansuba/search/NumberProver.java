package org.mansuba.search;

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
  private final Walk walk;
  private final Position position;
  private final Objective objective;
  private final Table table;
  private final ProofNumbers numbers;
  private final Meter meter;
  private final Siblings children = new Siblings();

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
   * @throws SearchStopped at a limit, where the walk then stands deeper, or because the numbers
   *     grew too great
   */
  boolean wins(int n) {
    look(n, 0);
    if (!isDecided() && walk.attackerToMove()) {
      attack(n, Siblings.INFINITE, Siblings.INFINITE, 0);
    } else if (!isDecided()) {
      defend(n, Siblings.INFINITE, Siblings.INFINITE, 0);
    }
    if (!isDecided()) {
      throw new SearchStopped();
    }
    return pn == 0;
  }

  /** The length of the win just proved, in attacker moves: at most the number asked for. */
  int length() {
    return length;
  }

  private boolean isDecided() {
    return pn == 0 || dn == 0;
  }

  /** Attacker to move, undecided: works until a number reaches its bound. */
  private void attack(int n, int mostPn, int mostDn, int top) {
    meter.count();
    children.reserve(top);
    int end = walk.attackersMoves(children.moves, top);
    if (end == top) {
      decide(!position.canMove() && walk.isReached() && walk.countsNow(n), 0);
      return;
    }
    MoveOrder.BEST_FIRST.attack(position, children.moves, top, end);
    for (int i = top; i < end; i++) {
      walk.make(children.moves[i]);
      look(n - 1, end);
      walk.unmake();
      children.pn[i] = pn;
      children.dn[i] = dn;
      if (pn == 0) {
        proved(n, 1 + length, children.moves[i]);
        return;
      }
    }
    while (true) {
      int others = Siblings.unsolved(children.dn, top, end) - 1;
      if (others < 0) {
        disproved(n);
        return;
      }
      int best = Siblings.least(children.pn, top, end);
      int patience = Siblings.patience(best, children.pn, top, end);
      int nodeDn = Siblings.sum(children.dn, top, end);
      if (children.pn[best] >= mostPn || nodeDn >= mostDn) {
        undecided(n, children.pn[best], nodeDn);
        return;
      }
      walk.make(children.moves[best]);
      defend(n - 1, Math.min(mostPn, patience), mostDn - others, end);
      walk.unmake();
      children.pn[best] = pn;
      children.dn[best] = dn;
      if (pn == 0) {
        proved(n, 1 + length, children.moves[best]);
        return;
      }
    }
  }

  /** Defender to move, undecided: works until a number reaches its bound. */
  private void defend(int n, int mostPn, int mostDn, int top) {
    meter.count();
    children.reserve(top);
    int end = position.legalMoves(children.moves, top);
    MoveOrder.BEST_FIRST.defend(position, children.moves, top, end);
    int longest = 0;
    for (int i = top; i < end; i++) {
      walk.make(children.moves[i]);
      look(n, end);
      walk.unmake();
      children.pn[i] = pn;
      children.dn[i] = dn;
      if (dn == 0) {
        disproved(n);
        return;
      }
      longest = pn == 0 ? Math.max(longest, length) : longest;
    }
    while (true) {
      int others = Siblings.unsolved(children.pn, top, end) - 1;
      if (others < 0) {
        proved(n, longest, Move.NONE);
        return;
      }
      int best = Siblings.least(children.dn, top, end);
      int patience = Siblings.patience(best, children.dn, top, end);
      int nodePn = Siblings.sum(children.pn, top, end);
      if (nodePn >= mostPn || children.dn[best] >= mostDn) {
        undecided(n, nodePn, children.dn[best]);
        return;
      }
      walk.make(children.moves[best]);
      attack(n, mostPn - others, Math.min(mostDn, patience), end);
      walk.unmake();
      children.pn[best] = pn;
      children.dn[best] = dn;
      if (dn == 0) {
        disproved(n);
        return;
      }
      longest = pn == 0 ? Math.max(longest, length) : longest;
    }
  }

  /** What is known of the present position at once. */
  private void look(int n, int top) {
    if (walk.isOverByBaring()) {
      decide(walk.countsNow(n), 0);
    } else if (n == 0 && walk.mustBeReached()) {
      decide(walk.isReached() && walk.countsNow(0), 0);
    } else {
      lookUp(n, top);
    }
  }

  private void lookUp(int n, int top) {
    boolean attack = walk.attackerToMove();
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
    children.reserve(top);
    int checks = position.checks(children.moves, top) - top;
    pn = checks == 0 ? 2 : 1;
    dn = checks + 1;
  }

  private void decide(boolean wins, int moves) {
    pn = wins ? 0 : Siblings.INFINITE;
    dn = wins ? Siblings.INFINITE : 0;
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
}
