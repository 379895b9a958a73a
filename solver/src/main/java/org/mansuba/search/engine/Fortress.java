package org.mansuba.search.engine;

import java.util.Arrays;
import org.mansuba.rules.Position;
import org.mansuba.search.SearchStopped;

/**
 * Proves that the attacker has no win at all, however long: by a set of positions that the defender
 * need never leave. In each the attacker is to move, and to every move there is a reply that leads
 * back into the set or to an end of the game that is not the goal. Whoever keeps to such a set is
 * never beaten.
 *
 * <p>The set is looked for depth first. A position met again is taken to hold, for the attacker who
 * can only repeat it has got nowhere; when such a position turns out lost after others relied on
 * it, all is looked at once more from the beginning, with the lost ones known. Lost positions are
 * lost for certain, as they are found so from the goal backwards.
 *
 * <p>Belongs to one thread. Not for a task of exact length.
 */
final class Fortress {
  private static final int HELD = 1;
  private static final int RELIED_ON = 2;
  private static final int LOST = 3;

  /** Attacker moves looked ahead before a position is taken to hold at all. */
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
   * Whether a position turned out lost after it was assumed to hold. Others may be in the set only
   * because a reply leads to it, so the set proves nothing then, and the search starts again. All
   * lost positions are remembered and at least one is new, so it ends. A failure needs no second
   * pass: it was found although more was assumed to hold than does.
   */
  private boolean deceived;

  private int[] moves = new int[1 << 14];

  /**
   * Creates a search from where a played line stands.
   *
   * @param depthFirst one on the same played line, to see near wins
   * @param mostPositions how many positions may be remembered
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
   * @return true if that is proved; false says nothing where the set becomes too large
   * @throws SearchStopped at a limit; the line then stands deeper
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

  /** Whether a position with the defender to move holds: replies to known ground come first. */
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

  /** Whether a position is taken to hold; it is then marked, as others rely on it. */
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
