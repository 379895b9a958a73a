package org.mansuba.search.engine;

import java.util.Arrays;
import org.mansuba.rules.Position;
import org.mansuba.search.SearchStopped;

/**
 * Proves that the attacker has no win of any length, by a set of positions that the defender never
 * has to leave. In each of them the attacker is to move, and every move has a reply that leads back
 * into the set or to an end of the game that is not the goal. A defender who stays in such a set
 * never loses.
 *
 * <p>The set is built by a depth-first search. A position met again is assumed to hold, since an
 * attacker who can only repeat it makes no progress. If such a position turns out to be lost after
 * others relied on it, the search starts again with the lost positions known. A position is marked
 * as lost only if the attacker can force the goal from it.
 *
 * <p>Confined to one thread. Not applicable to tasks of an exact length.
 */
final class Fortress {
  private static final int HELD = 1;
  private static final int RELIED_ON = 2;
  private static final int LOST = 3;

  /** A position may enter the set only if the attacker has no win in this many moves. */
  private static final int LOOK_AHEAD = 2;

  private static final int DEEPEST = 1_000;

  private final PlayedLine playedLine;
  private final Position position;
  private final DepthFirstSearch depthFirst;
  private final NodeCounter nodeCounter;
  private final int mostPositions;
  private final KeySet lost = new KeySet();
  private KeySet held = new KeySet();

  /**
   * Whether a position turned out to be lost after others relied on it. They may be in the set only
   * because a reply leads to it, so the set proves nothing and the search starts again. It
   * terminates because lost positions are remembered and each pass adds at least one. A failed pass
   * needs no repetition: it failed although more positions were assumed to hold than do.
   */
  private boolean deceived;

  private int[] moves = new int[1 << 14];

  /**
   * Creates a search from the current position of a played line.
   *
   * @param depthFirst a search on the same played line, which finds short wins
   * @param mostPositions the most positions to remember
   */
  Fortress(
      PlayedLine playedLine,
      DepthFirstSearch depthFirst,
      NodeCounter nodeCounter,
      int mostPositions) {
    this.playedLine = playedLine;
    this.position = playedLine.position();
    this.depthFirst = depthFirst;
    this.nodeCounter = nodeCounter;
    this.mostPositions = mostPositions;
  }

  /**
   * Whether the defender holds.
   *
   * @return true if that is proved
   * @throws SearchStopped at a limit, or if the set becomes too large; the moves made are then not
   *     taken back
   */
  boolean holds() {
    boolean holds;
    do {
      held = new KeySet();
      deceived = false;
      holds = playedLine.attackerToMove() ? isSafe(0, 0) : hasAnswer(0, 0);
    } while (holds && deceived);
    return holds;
  }

  /** Whether a position with the attacker to move holds. */
  private boolean isSafe(int depth, int top) {
    nodeCounter.count();
    if (playedLine.isOverByBaring() || !position.canMove()) {
      return !playedLine.isReached();
    }
    long key = playedLine.key(0);
    long second = playedLine.secondKey(0);
    if (isHeld(key, second)) {
      return true;
    }
    if (lost.mark(key, second) == LOST) {
      return false;
    }
    if (depthFirst.wins(LOOK_AHEAD)) {
      lost.put(key, second, LOST);
      return false;
    }
    if (depth == DEEPEST || held.size() + lost.size() >= mostPositions) {
      throw new SearchStopped();
    }
    held.put(key, second, HELD);
    reserve(top);
    int end = playedLine.attackersMoves(moves, top);
    MoveOrder.BEST_FIRST.attack(position, moves, top, end);
    for (int i = top; i < end; i++) {
      playedLine.make(moves[i]);
      boolean answered = hasAnswer(depth, end);
      playedLine.unmake();
      if (!answered) {
        deceived |= held.mark(key, second) == RELIED_ON;
        held.put(key, second, LOST);
        lost.put(key, second, LOST);
        return false;
      }
    }
    return true;
  }

  /** Whether a position with the defender to move holds. Replies into the set come first. */
  private boolean hasAnswer(int depth, int top) {
    nodeCounter.count();
    if (playedLine.isOverByBaring() || !position.canMove()) {
      return !playedLine.isReached();
    }
    reserve(top);
    int end = position.legalMoves(moves, top);
    for (int i = top; i < end; i++) {
      playedLine.make(moves[i]);
      boolean holds = isKnownToHold();
      playedLine.unmake();
      if (holds) {
        return true;
      }
    }
    MoveOrder.BEST_FIRST.defend(position, moves, top, end);
    for (int i = top; i < end; i++) {
      playedLine.make(moves[i]);
      boolean holds = isSafe(depth + 1, end);
      playedLine.unmake();
      if (holds) {
        return true;
      }
    }
    return false;
  }

  private boolean isKnownToHold() {
    if (playedLine.isOverByBaring() || !position.canMove()) {
      return !playedLine.isReached();
    }
    return isHeld(playedLine.key(0), playedLine.secondKey(0));
  }

  /** Whether a position is in the set; if so, it is marked as relied on. */
  private boolean isHeld(long key, long second) {
    int mark = held.mark(key, second);
    boolean holds = mark == HELD || mark == RELIED_ON;
    if (holds) {
      held.put(key, second, RELIED_ON);
    }
    return holds;
  }

  private void reserve(int top) {
    if (top + Position.MAX_MOVES > moves.length) {
      moves = Arrays.copyOf(moves, 2 * moves.length);
    }
  }
}
