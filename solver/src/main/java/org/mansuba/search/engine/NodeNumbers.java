package org.mansuba.search.engine;

import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.search.WinOracle;

/**
 * The proof and disproof number of the position that was last looked at or searched; one of them is
 * 0 if the position is decided. Looking does not search: an unknown position starts with its number
 * of replies as proof number, or one more than its number of checks as disproof number.
 *
 * <p>Belongs to one thread.
 */
final class NodeNumbers {
  /** The proof number of a new position if the attacker, to move, has no check. */
  private static final int WITHOUT_CHECKS = 2;

  private final PlayedLine playedLine;
  private final Position position;
  private final Objective objective;
  private final TranspositionTable table;
  private final ProofNumberTable numbers;
  private final int[] checks = new int[Position.MAX_MOVES];
  private int pn;
  private int dn;
  private int length;
  private boolean isNew;

  NodeNumbers(PlayedLine playedLine, TranspositionTable table, ProofNumberTable numbers) {
    this.playedLine = playedLine;
    this.table = table;
    this.numbers = numbers;
    position = playedLine.position();
    objective = playedLine.objective();
  }

  /** The proof number, from 0 (the attacker wins) to {@link MoveStack#INFINITE}. */
  int pn() {
    return pn;
  }

  /** The disproof number, from 0 (he does not win) to {@link MoveStack#INFINITE}. */
  int dn() {
    return dn;
  }

  /** An upper bound of the length of the proved win, in attacker moves, at least 0. */
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

  /** Whether the last look found an undecided position without stored numbers. */
  boolean isNew() {
    return isNew;
  }

  /** Looks at the current position with n attacker moves left. */
  void look(int n) {
    isNew = false;
    if (playedLine.isOverByBaring()) {
      end(playedLine.countsNow(n));
    } else if (n == 0 && playedLine.mustBeReached()) {
      end(playedLine.countsNow(0));
    } else if (n == 0 || !remembersHere(n)) {
      meet(n);
    }
  }

  /**
   * Looks up the position after a legal move, without making the move.
   *
   * @param n attacker moves left after it, at least 1
   * @return whether anything is stored
   */
  boolean remembersAfter(int move, int n) {
    long key = position.keyAfter(move);
    long entry = table.hasKey(key) ? table.find(key, position.secondKeyAfter(move)) : 0;
    return remembers(key, entry, n);
  }

  private boolean remembersHere(int n) {
    long key = playedLine.key(n);
    long entry = table.hasKey(key) ? table.find(key, playedLine.secondKey(n)) : 0;
    return remembers(key, entry, n);
  }

  /** Takes the decision of a table entry, or else the stored numbers. */
  private boolean remembers(long key, long entry, int n) {
    if (TranspositionTable.winsIn(entry, n)) {
      win(TranspositionTable.winLength(entry));
      return true;
    }
    if (TranspositionTable.failsIn(entry, n)) {
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

  /** Sets the numbers of an unknown position. */
  private void meet(int n) {
    boolean attack = playedLine.attackerToMove();
    int known = attack ? playedLine.knownWin() : WinOracle.UNKNOWN;
    if (known != WinOracle.UNKNOWN) {
      table.storeKnown(playedLine.key(n), playedLine.secondKey(n), known);
      if (WinOracle.winsIn(known, n)) {
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
    if (n == 1 && playedLine.lastMoveMustEnd() && position.canMove()) {
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
      end(playedLine.countsNow(n));
    } else {
      undecided(replies, 1);
    }
  }

  /** Sets the numbers where the game is over or no move is left. */
  private void end(boolean reached) {
    if (reached) {
      win(0);
    } else {
      fail();
    }
  }

  /** Sets a proved win in at most {@code moves} attacker moves. */
  void win(int moves) {
    pn = 0;
    dn = MoveStack.INFINITE;
    length = moves;
  }

  /** Sets that the attacker does not win in time. */
  void fail() {
    pn = MoveStack.INFINITE;
    dn = 0;
  }

  /** Sets undecided numbers, neither of them 0. */
  void undecided(int newPn, int newDn) {
    pn = newPn;
    dn = newDn;
  }
}
