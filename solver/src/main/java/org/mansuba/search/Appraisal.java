package org.mansuba.search;

import org.mansuba.rules.Move;
import org.mansuba.rules.Position;

/**
 * The proof and disproof number of the position that was looked at or searched last; a number is 0
 * where it is decided. Looking finds what is known without searching: a position of which nothing
 * is remembered starts with its number of replies as proof number, or with one more than its number
 * of checks as disproof number.
 *
 * <p>Belongs to one thread.
 */
final class Appraisal {
  /** The proof number of a new position in which the attacker, to move, has no check. */
  private static final int WITHOUT_CHECKS = 2;

  private final Walk walk;
  private final Position position;
  private final Objective objective;
  private final Table table;
  private final ProofNumbers numbers;
  private final int[] checks = new int[Position.MAX_MOVES];
  private int pn;
  private int dn;
  private int length;
  private boolean isNew;

  Appraisal(Walk walk, Table table, ProofNumbers numbers) {
    this.walk = walk;
    this.table = table;
    this.numbers = numbers;
    position = walk.position();
    objective = walk.objective();
  }

  /** The proof number, from 0, if the attacker wins, to {@link Siblings#INFINITE}. */
  int pn() {
    return pn;
  }

  /** The disproof number, from 0, if he does not win, to {@link Siblings#INFINITE}. */
  int dn() {
    return dn;
  }

  /** An upper bound of the length of a win that is proved, in attacker moves, at least 0. */
  int length() {
    return length;
  }

  boolean isWin() {
    return pn == 0;
  }

  boolean isFailure() {
    return dn == 0;
  }

  boolean isDecided() {
    return pn == 0 || dn == 0;
  }

  /** Whether the last look was at an undecided position of which nothing was remembered. */
  boolean isNew() {
    return isNew;
  }

  /** Finds out what is known where the walk stands, with n attacker moves left. */
  void look(int n) {
    isNew = false;
    if (walk.isOverByBaring()) {
      end(walk.countsNow(n));
    } else if (n == 0 && walk.mustBeReached()) {
      end(walk.countsNow(0));
    } else if (n == 0 || !remembers(walk.key(n), n)) {
      meet(n);
    }
  }

  /**
   * Finds out what is remembered of the position after a legal move, which is not made.
   *
   * @param n attacker moves left then, at least 1
   * @return whether anything is
   */
  boolean remembersAfter(int move, int n) {
    return remembers(position.keyAfter(move), n);
  }

  private boolean remembers(long key, int n) {
    long entry = table.find(key);
    if (Table.winsIn(entry, n)) {
      win(Table.winLength(entry));
      return true;
    }
    if (Table.failsIn(entry, n)) {
      fail();
      return true;
    }
    long known = numbers.find(key, n);
    if (known == 0) {
      return false;
    }
    undecided((int) (known >>> 32), (int) known);
    return true;
  }

  /** A position of which nothing is remembered. */
  private void meet(int n) {
    boolean attack = walk.attackerToMove();
    int known = attack ? walk.knownWin() : KnownLengths.UNKNOWN;
    if (known != KnownLengths.UNKNOWN) {
      table.storeKnown(walk.key(n), known);
      if (KnownLengths.winsIn(known, n)) {
        win(known);
      } else {
        fail();
      }
    } else if (attack) {
      meetAttacker(n);
    } else {
      meetDefender(n);
    }
    isNew = !isDecided();
  }

  private void meetAttacker(int n) {
    if (n == 1 && walk.lastMoveMustEnd() && position.canMove()) {
      if (position.endingMove(objective.endings()) != Move.NONE) {
        win(1);
      } else {
        fail();
      }
      return;
    }
    int count = position.checks(checks, 0);
    undecided(count == 0 ? WITHOUT_CHECKS : 1, count + 1);
  }

  private void meetDefender(int n) {
    int replies = position.countLegalMoves();
    if (replies == 0) {
      end(walk.countsNow(n));
    } else {
      undecided(replies, 1);
    }
  }

  /** The game is over, or no move is left. */
  private void end(boolean reached) {
    if (reached) {
      win(0);
    } else {
      fail();
    }
  }

  /** The attacker wins in at most so many moves. */
  void win(int moves) {
    pn = 0;
    dn = Siblings.INFINITE;
    length = moves;
  }

  /** The attacker does not win in time. */
  void fail() {
    pn = Siblings.INFINITE;
    dn = 0;
  }

  /** Nothing is decided; neither number is 0. */
  void undecided(int newPn, int newDn) {
    pn = newPn;
    dn = newDn;
  }
}
