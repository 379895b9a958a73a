package org.mansuba.search.engine;

import java.util.Arrays;
import org.mansuba.board.Side;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.Setup;
import org.mansuba.search.WinOracle;

/**
 * A game under way from a diagram: the position, the moves that led to it, and how the attacker's
 * task stands there. Belongs to one thread.
 */
public final class PlayedLine {
  /** Keeps what is mixed into keys for moves apart from what is for numbers. */
  private static final int LAST_MOVE = 1 << 20;

  /** Keeps what is mixed into keys for lengths apart from what is for squares. */
  private static final int EXACT = 1000;

  private final Position position;
  private final Setup diagram;
  private final Objective objective;
  private final WinOracle known;
  private final int mostMenKnown;
  private final boolean follows;
  private final boolean judgesMoves;
  private final boolean exact;
  private int[] line = new int[64];
  private int ply;

  /** Begins with a position; something may be known of those it leads to. */
  PlayedLine(Position position, Objective objective, WinOracle known) {
    this.known = objective.isAnyWin() ? known : WinOracle.NONE;
    mostMenKnown = this.known.mostMen();
    this.position = position;
    this.diagram = position.setup();
    this.objective = objective;
    follows = objective.followsAMan();
    judgesMoves = objective.judgesMoves();
    exact = objective.exact();
  }

  /** Returns the position; only this line may change it. */
  public Position position() {
    return position;
  }

  /** Returns what is to be forced. */
  public Objective objective() {
    return objective;
  }

  /** Returns whether the attacker is to move. */
  public boolean attackerToMove() {
    return position.sideToMove() == objective.attacker();
  }

  /** Men of the defender, his king included. */
  int defenders() {
    return position.count(objective.attacker() == Side.WHITE ? Side.BLACK : Side.WHITE);
  }

  /** What is known beforehand of the attacker's win here, as {@link WinOracle} tells it. */
  int knownWin() {
    return position.count(Side.WHITE) + position.count(Side.BLACK) > mostMenKnown
        ? WinOracle.UNKNOWN
        : known.winIn(position, objective.attacker());
  }

  /** Moves played. */
  public int ply() {
    return ply;
  }

  /** The packed moves played, of which the first {@link #ply()} count. */
  int[] line() {
    return line;
  }

  void make(int move) {
    if (ply == line.length) {
      line = Arrays.copyOf(line, 2 * ply);
    }
    position.make(move);
    line[ply++] = move;
  }

  void unmake() {
    ply--;
    position.unmake();
  }

  /** Takes back moves until so many are played. */
  void backTo(int earlier) {
    while (ply > earlier) {
      unmake();
    }
  }

  /** Whether the game is over although the side to move can move. */
  boolean isOverByBaring() {
    return position.isBare() && position.ending().isOver();
  }

  /** Whether the goal is reached here. */
  public boolean isReached() {
    return objective.isReached(position, diagram, line, ply);
  }

  /** Whether the goal is reached here and that counts with n attacker moves left over. */
  boolean countsNow(int n) {
    return (!exact || n == 0) && isReached();
  }

  /**
   * Whether the attacker's last move, made from here, must itself bring the end of the game. It
   * need not where the defender may still have to answer baring, or may have to stalemate him.
   */
  boolean lastMoveMustEnd() {
    return objective.takesAnyEnding()
        && !objective.byOwnStalemate()
        && !position.isBare()
        && defenders() > 2;
  }

  /** Whether the attacker, who has no move left, can win only if the goal is reached already. */
  boolean mustBeReached() {
    return !defenceMayEnd();
  }

  /** Whether the defender is to move, and his move may bring the end of the game. */
  private boolean defenceMayEnd() {
    return !attackerToMove() && (position.isBare() || objective.byOwnStalemate());
  }

  /** Whether a packed move is legal, and one that the attacker's task allows him. */
  boolean isAllowed(int move) {
    return position.isLegal(move) && (!objective.checksOnly() || position.givesCheck(move));
  }

  /** Writes the moves the attacker's task allows him here and returns the index behind the last. */
  public int attackersMoves(int[] into, int from) {
    return objective.checksOnly() ? position.checks(into, from) : position.legalMoves(into, from);
  }

  /**
   * Where the man that is to give mate stands, or -1 if it is gone or has promoted; 0 if no man is
   * followed.
   */
  public int followed() {
    return follows ? objective.followed(diagram, line, ply) : 0;
  }

  /**
   * Whether positions may be looked up by their own keys before the moves to them are made. One
   * that is kept by another key is not found then, and no other in its place.
   */
  boolean knowsPositionsByTheirKeys() {
    return !follows && !exact;
  }

  /**
   * What a table knows this position by, with n attacker moves left: where a man is followed or the
   * length is exact, equal positions differ by those too; and where the defender's move may bring
   * the end, by the move before it, if that is what the task judges.
   */
  public long key(int n) {
    long key = position.key();
    if (judgesMoves && defenceMayEnd()) {
      key ^= KeyMixer.mix(lastMove());
    }
    if (follows) {
      key ^= KeyMixer.mix(followed() + 2);
    }
    return exact ? key ^ KeyMixer.mix(EXACT + n) : key;
  }

  /** A second key of the same things as {@link #key}, independent of it. */
  public long secondKey(int n) {
    long key = position.secondKey();
    if (judgesMoves && defenceMayEnd()) {
      key ^= KeyMixer.mixSecond(lastMove());
    }
    if (follows) {
      key ^= KeyMixer.mixSecond(followed() + 2);
    }
    return exact ? key ^ KeyMixer.mixSecond(EXACT + n) : key;
  }

  private int lastMove() {
    return LAST_MOVE + (ply > 0 ? line[ply - 1] : Move.NONE);
  }
}
