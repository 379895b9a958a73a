package org.mansuba.search;

import org.mansuba.rules.Move;
import org.mansuba.rules.Position;

/**
 * What is known of a position without searching below it, as proof and disproof numbers: a number
 * is 0 where it is decided. A new position starts with its number of replies, or of checks, instead
 * of one.
 *
 * <p>Holds what was found out of the position looked at last. Belongs to one thread.
 */
final class Appraisal {
  /** The attacker to move, without a check: few ways to prove it, one to disprove. */
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

  Appraisal(Walk walk, Table table, ProofNumbers numbers) {
    this.walk = walk;
    this.table = table;
    this.numbers = numbers;
    position = walk.position();
    objective = walk.objective();
  }

  /** The proof number; 0 if the attacker wins. */
  int pn() {
    return pn;
  }

  /** The disproof number; 0 if he does not. */
  int dn() {
    return dn;
  }

  /** The length of his win, in attacker moves, if it is proved. */
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

  /** Finds out what is known where the walk stands, with n attacker moves left. */
  void look(int n) {
    if (walk.isOverByBaring()) {
      decide(walk.countsNow(n), 0);
    } else if (n == 0 && walk.mustBeReached()) {
      decide(walk.isReached() && walk.countsNow(0), 0);
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
      decide(true, Table.winLength(entry));
      return true;
    }
    if (Table.failsIn(entry, n)) {
      decide(false, 0);
      return true;
    }
    long known = numbers.find(key, n);
    set((int) (known >>> 32), (int) known);
    return known != 0;
  }

  /** A position of which nothing is remembered. */
  private void meet(int n) {
    boolean attack = walk.attackerToMove();
    int known = attack ? walk.knownWin() : KnownLengths.UNKNOWN;
    if (known != KnownLengths.UNKNOWN) {
      table.storeKnown(walk.key(n), known);
      decide(KnownLengths.winsIn(known, n), Math.max(0, known));
    } else if (!attack) {
      meetDefender(n);
    } else if (n == 1 && walk.lastMoveMustEnd() && position.canMove()) {
      decide(position.endingMove(objective.endings()) != Move.NONE, 1);
    } else {
      int count = position.checks(checks, 0);
      set(count == 0 ? WITHOUT_CHECKS : 1, count + 1);
    }
  }

  private void meetDefender(int n) {
    int replies = position.countLegalMoves();
    if (replies == 0) {
      decide(walk.countsNow(n), 0);
    } else {
      set(replies, 1);
    }
  }

  /** Takes numbers of an undecided position. */
  void set(int newPn, int newDn) {
    pn = newPn;
    dn = newDn;
  }

  /**
   * Takes a decision.
   *
   * @param moves the length of the win, in attacker moves
   */
  void decide(boolean wins, int moves) {
    set(wins ? 0 : Siblings.INFINITE, wins ? Siblings.INFINITE : 0);
    length = moves;
  }
}
