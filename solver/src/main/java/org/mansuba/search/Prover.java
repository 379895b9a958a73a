package org.mansuba.search;

import java.util.Arrays;
import org.mansuba.board.Side;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.Setup;

/**
 * Decides whether the attacker wins in at most a number of moves, depth first over the tree of his
 * moves and all replies. Every answer is exact: a table only keeps bounds that hold for good. The
 * replies that refuted before are tried before any others are generated.
 *
 * <p>Belongs to one thread.
 */
final class Prover {
  private static final int SCORE_SHIFT = 13;
  private static final int SCORE_OFFSET = 1 << 10;

  private final Position position;
  private final Setup diagram;
  private final Objective objective;
  private final Table table;
  private final Meter meter;
  private final Refutations refutations;
  private final boolean follows;
  private final boolean exact;

  private int[] moves = new int[1 << 16];
  private int[] line = new int[64];
  private int ply;

  Prover(Position position, Objective objective, Table table, Meter meter) {
    this.position = position;
    this.diagram = position.setup();
    this.objective = objective;
    this.table = table;
    this.meter = meter;
    refutations = new Refutations(objective);
    follows = objective.followsAMan();
    exact = objective.exact();
  }

  Position position() {
    return position;
  }

  /** Whether the goal is reached in the present position. */
  boolean isReached() {
    return objective.isReached(position, diagram, line, ply);
  }

  /**
   * Whether the attacker can force the goal from the present position, whoever is to move.
   *
   * @param n attacker moves allowed
   * @throws SearchStopped at a limit; the position is then no longer the one before
   */
  boolean wins(int n) {
    return position.sideToMove() == objective.attacker() ? attack(n, 0) : defend(n, 0);
  }

  /**
   * The move remembered to win in at most {@code n} attacker moves from the present position, or a
   * guess, or {@link Move#NONE}.
   */
  int remembered(int n) {
    return Table.move(table.find(key(n)));
  }

  /** Plays a move of a line under study. */
  void make(int move) {
    if (ply == line.length) {
      line = Arrays.copyOf(line, 2 * ply);
    }
    position.make(move);
    line[ply++] = move;
  }

  /** Takes back the last move. */
  void unmake() {
    ply--;
    position.unmake();
  }

  /** Attacker to move. */
  private boolean attack(int n, int top) {
    meter.count();
    if (position.isBare() && position.ending().isOver()) {
      return countsNow(n);
    }
    if (n == 0) {
      return isReached() && countsNow(0);
    }
    if (n == 1 && objective.takesAnyEnding() && !position.isBare() && defenders() > 2) {
      return position.endingMove(objective.endings()) != Move.NONE
          || (position.countLegalMoves() == 0 && isReached());
    }
    long key = key(n);
    long entry = table.find(key);
    if (Table.winsIn(entry, n)) {
      return true;
    }
    if (Table.failsIn(entry, n)) {
      return false;
    }
    int first = Table.move(entry);
    if (first != Move.NONE && isAllowed(first) && tryMove(first, n, top)) {
      table.storeWin(key, n, first);
      return true;
    }
    reserve(top);
    int end = position.checks(moves, top);
    int found = firstWin(top, end, first, n);
    if (found == Move.NONE && !objective.checksOnly()) {
      end = position.quietMoves(moves, top);
      found = firstWin(top, end, first, n);
    }
    if (found != Move.NONE) {
      table.storeWin(key, n, found);
      return true;
    }
    if (position.countLegalMoves() == 0 && isReached()) {
      return countsNow(n);
    }
    table.storeNone(key, n);
    return false;
  }

  private int firstWin(int top, int end, int tried, int n) {
    sort(top, end);
    for (int i = top; i < end; i++) {
      int move = moves[i] & (Move.LIMIT - 1);
      if (move != tried && tryMove(move, n, end)) {
        return move;
      }
    }
    return Move.NONE;
  }

  private boolean tryMove(int move, int n, int top) {
    make(move);
    boolean wins = defend(n - 1, top);
    unmake();
    return wins;
  }

  /** Defender to move; the attacker has n more moves. */
  private boolean defend(int n, int top) {
    meter.count();
    if (position.isBare() && position.ending().isOver()) {
      return countsNow(n);
    }
    if (n == 0 && !position.isBare()) {
      return isReached();
    }
    reserve(top);
    int known = refutations.write(moves, top, line, ply);
    for (int i = top; i < known; i++) {
      int reply = moves[i];
      if (position.isLegal(reply) && refutes(reply, n, known)) {
        refutations.remember(line, ply, reply);
        return false;
      }
    }
    int end = position.legalMoves(moves, top);
    if (end == top) {
      return countsNow(n);
    }
    sort(top, end);
    for (int i = top; i < end; i++) {
      int move = moves[i] & (Move.LIMIT - 1);
      if (refutes(move, n, end)) {
        refutations.remember(line, ply, move);
        return false;
      }
    }
    return true;
  }

  private boolean refutes(int move, int n, int top) {
    make(move);
    boolean wins = attack(n, top);
    unmake();
    return !wins;
  }

  /** Whether the end shown here counts with n attacker moves left over. */
  private boolean countsNow(int n) {
    return (!exact || n == 0) && isReached();
  }

  private boolean isAllowed(int move) {
    return position.isLegal(move) && (!objective.checksOnly() || position.givesCheck(move));
  }

  private int defenders() {
    return position.count(objective.attacker() == Side.WHITE ? Side.BLACK : Side.WHITE);
  }

  /** The table's key: with a man followed or an exact length, positions differ by those too. */
  private long key(int n) {
    long key = position.key();
    if (follows) {
      key ^= mix(objective.followed(diagram, line, ply) + 2);
    }
    return exact ? key ^ mix(1000 + n) : key;
  }

  private static long mix(long value) {
    long z = value * 0x9e37_79b9_7f4a_7c15L;
    z = (z ^ (z >>> 30)) * 0xbf58_476d_1ce4_e5b9L;
    return z ^ (z >>> 27);
  }

  private void reserve(int top) {
    if (top + Position.MAX_MOVES > moves.length) {
      moves = Arrays.copyOf(moves, 2 * moves.length);
    }
  }

  /** Puts the most promising moves first; their scores stay in the upper bits. */
  private void sort(int from, int end) {
    for (int i = from; i < end; i++) {
      int scored = (position.guess(moves[i]) + SCORE_OFFSET) << SCORE_SHIFT | moves[i];
      int at = i;
      for (; at > from && moves[at - 1] < scored; at--) {
        moves[at] = moves[at - 1];
      }
      moves[at] = scored;
    }
  }
}
