package org.mansuba.search.engine;

import java.util.Arrays;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.search.SearchStopped;
import org.mansuba.search.WinOracle;

/**
 * Decides by depth-first search whether the attacker wins in at most a given number of moves. Every
 * answer is exact, since the table stores only bounds that never become invalid. Earlier
 * refutations are tried before other replies are generated; two moves before the end they refute
 * most quiet moves without these being made ({@link Position#unrefuted}). Far from the end all
 * replies are looked up in the table before any is searched (Schaeffer and Plaat, "New advances in
 * alpha-beta searching", 1996).
 *
 * <p>Belongs to one thread; the table may be shared.
 */
final class DepthFirstSearch {
  /**
   * If no more quiet moves than this are left, making them is faster than refuting them together.
   */
  private static final int FEW = 4;

  /**
   * With at least this many attacker moves left, all replies are looked up before any is searched.
   */
  private static final int FAR = 3;

  private final PlayedLine playedLine;
  private final Position position;
  private final Objective objective;
  private final TranspositionTable table;
  private final Refutations refutations;
  private final MoveOrder order;
  private final NodeCounter nodeCounter;
  private int[] moves = new int[1 << 14];

  DepthFirstSearch(
      PlayedLine playedLine,
      TranspositionTable table,
      Refutations refutations,
      MoveOrder order,
      NodeCounter nodeCounter) {
    this.playedLine = playedLine;
    this.table = table;
    this.refutations = refutations;
    this.order = order;
    this.nodeCounter = nodeCounter;
    position = playedLine.position();
    objective = playedLine.objective();
  }

  /**
   * Whether the attacker can force the goal from the current position, whoever is to move.
   *
   * @param n attacker moves allowed
   * @throws SearchStopped at a limit; the moves made are then not taken back
   */
  boolean wins(int n) {
    return playedLine.attackerToMove() ? attack(n, 0) : defend(n, 0);
  }

  /** Attacker to move. */
  private boolean attack(int n, int top) {
    nodeCounter.count();
    if (playedLine.isOverByBaring()) {
      return playedLine.countsNow(n);
    }
    if (n == 0) {
      return playedLine.countsNow(0);
    }
    if (n == 1 && playedLine.lastMoveMustEnd()) {
      return position.endingMove(objective.endings()) != Move.NONE
          || (!position.canMove() && playedLine.isReached());
    }
    long key = playedLine.key(n);
    long second = playedLine.secondKey(n);
    long entry = table.find(key, second);
    if (TranspositionTable.winsIn(entry, n)) {
      return true;
    }
    if (TranspositionTable.failsIn(entry, n)) {
      return false;
    }
    int known = playedLine.knownWin();
    if (known != WinOracle.UNKNOWN) {
      table.storeKnown(key, second, known);
      return WinOracle.winsIn(known, n);
    }
    int first = TranspositionTable.move(entry);
    if (first != Move.NONE && playedLine.isAllowed(first) && tryMove(first, n, top)) {
      table.storeWin(key, second, n, first);
      return true;
    }
    reserve(top);
    int found = firstWin(top, position.checks(moves, top), first, n);
    if (found == Move.NONE && !objective.checksOnly()) {
      found = firstWin(top, quietMoves(n, top), first, n);
    }
    if (found != Move.NONE) {
      table.storeWin(key, second, n, found);
      return true;
    }
    if (!position.canMove()) {
      // Not stored, since it may depend on the last move.
      return playedLine.countsNow(n);
    }
    table.storeNone(key, second, n);
    return false;
  }

  /** Writes the quiet moves; with two moves left, only those that no usual refutation answers. */
  private int quietMoves(int n, int top) {
    int end = position.quietMoves(moves, top);
    if (n != 2 || !playedLine.lastMoveMustEnd()) {
      return end;
    }
    int known = refutations.writeUsual(moves, end, playedLine);
    int left = end;
    for (int i = end; i < known && left > top + FEW; i++) {
      nodeCounter.count();
      left = position.unrefuted(moves[i], objective.endings(), moves, top, left);
    }
    return left;
  }

  private int firstWin(int top, int end, int tried, int n) {
    order.attack(position, moves, top, end);
    for (int i = top; i < end; i++) {
      if (moves[i] != tried && tryMove(moves[i], n, end)) {
        return moves[i];
      }
    }
    return Move.NONE;
  }

  private boolean tryMove(int move, int n, int top) {
    playedLine.make(move);
    boolean wins = defend(n - 1, top);
    playedLine.unmake();
    return wins;
  }

  /** Defender to move; the attacker has n more moves. */
  private boolean defend(int n, int top) {
    nodeCounter.count();
    if (playedLine.isOverByBaring()) {
      return playedLine.countsNow(n);
    }
    if (n == 0 && playedLine.mustBeReached()) {
      return playedLine.isReached();
    }
    reserve(top);
    if (n >= FAR && playedLine.knowsPositionsByTheirKeys() && isAnswered(n, top)) {
      return false;
    }
    int known = refutations.write(moves, top, playedLine);
    for (int i = top; i < known; i++) {
      int reply = moves[i];
      if (position.isLegal(reply) && refutes(reply, n, known)) {
        refutations.remember(playedLine, reply);
        return false;
      }
    }
    int end = position.legalMoves(moves, top);
    if (end == top) {
      return playedLine.countsNow(n);
    }
    order.defend(position, moves, top, end);
    for (int i = top; i < end; i++) {
      if (refutes(moves[i], n, end)) {
        refutations.remember(playedLine, moves[i]);
        return false;
      }
    }
    return true;
  }

  /** Whether the table knows a reply after which the attacker fails. */
  private boolean isAnswered(int n, int top) {
    int end = position.legalMoves(moves, top);
    for (int i = top; i < end; i++) {
      int reply = moves[i];
      long key = position.keyAfter(reply);
      if (table.hasKey(key)
          && TranspositionTable.failsIn(table.find(key, position.secondKeyAfter(reply)), n)) {
        return true;
      }
    }
    return false;
  }

  private boolean refutes(int move, int n, int top) {
    playedLine.make(move);
    boolean wins = attack(n, top);
    playedLine.unmake();
    return !wins;
  }

  private void reserve(int top) {
    if (top + Position.MAX_MOVES > moves.length) {
      moves = Arrays.copyOf(moves, 2 * moves.length);
    }
  }
}
