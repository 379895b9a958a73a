package org.mansuba.search.engine;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.mansuba.board.Kind;
import org.mansuba.board.Side;
import org.mansuba.problem.stipulation.Condition;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.FollowedMan;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.search.WinOracle;

/**
 * A game from a diagram: the current position, the moves that led to it, and whether they meet the
 * attacker's task. Confined to one thread.
 */
public final class PlayedLine {
  /** Separates the hash keys of moves from those of numbers. */
  private static final int LAST_MOVE = 1 << 20;

  /** Separates the hash keys of lengths from those of squares. */
  private static final int EXACT = 1000;

  private final Position position;
  private final Objective objective;
  private final WinOracle known;
  private final int mostMenKnown;
  private final boolean judgesMoves;
  private final boolean judgesKinds;
  private final boolean exact;

  /** The man that must make the last move, if the task names one. */
  private final @Nullable FollowedMan named;

  private int[] line = new int[64];

  /** The kind of the man that moved, by ply, if the task judges kinds. */
  private Kind[] kinds = new Kind[64];

  private int ply;

  /** Creates a line without moves. */
  PlayedLine(Position position, Objective objective, WinOracle known) {
    this.known = objective.isAnyWin() ? known : WinOracle.NONE;
    mostMenKnown = this.known.mostMen();
    this.position = position;
    this.objective = objective;
    named = objective.follow(position);
    judgesMoves = objective.judgesMoves();
    judgesKinds = objective.judgesKinds();
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

  /** The answer of the {@link WinOracle} for this position. */
  int knownWin() {
    return position.count(Side.WHITE) + position.count(Side.BLACK) > mostMenKnown
        ? WinOracle.UNKNOWN
        : known.winIn(position, objective.attacker());
  }

  /** Returns the number of plies played. */
  public int ply() {
    return ply;
  }

  /**
   * The packed move played {@code plies} plies ago.
   *
   * @param plies 1 for the last move
   * @return {@link Move#NONE} before the diagram
   */
  int moveBefore(int plies) {
    return plies > ply ? Move.NONE : line[ply - plies];
  }

  /**
   * The packed move that reverses the one played {@code plies} plies ago.
   *
   * @param plies 1 for the last move
   * @return {@link Move#NONE} before the diagram
   */
  int reverseOfMoveBefore(int plies) {
    return plies > ply ? Move.NONE : position.reverseOf(line[ply - plies]);
  }

  void make(int move) {
    if (ply == line.length) {
      line = Arrays.copyOf(line, 2 * ply);
      kinds = Arrays.copyOf(kinds, 2 * ply);
    }
    if (judgesKinds) {
      kinds[ply] = position.movedKind(move);
    }
    if (named != null) {
      named.make(move);
    }
    position.make(move);
    line[ply++] = move;
  }

  void unmake() {
    ply--;
    position.unmake();
    if (named != null) {
      named.unmake();
    }
  }

  /** Takes back moves until {@code earlier} plies are left. */
  void backTo(int earlier) {
    while (ply > earlier) {
      unmake();
    }
  }

  /** Whether the game is over although the side to move can move. */
  boolean isOverByBaring() {
    return position.mayBeOver() && position.ending().isOver();
  }

  /** Whether the goal is reached here. */
  public boolean isReached() {
    return objective.isReached(this);
  }

  /** Whether the attacker has moved, and his last move went where a condition asks. */
  boolean lastAttackMeets(Condition.MatingFrom where) {
    int last = lastAttack();
    return last >= 0 && Move.goesTo(line[last], where.square());
  }

  /** Whether the attacker has moved, last with a man that was of the kind a condition asks. */
  boolean lastAttackMeets(Condition.MatingKind what) {
    int last = lastAttack();
    return last >= 0 && kinds[last] == what.kind();
  }

  /** Whether the attacker has moved, last with the man that a condition names. */
  boolean lastAttackMeets(Condition.MatingMan who) {
    int last = lastAttack();
    return last >= 0
        && named != null
        && named.isFrom(who.square())
        && named.makes(line[last], last);
  }

  /** The index of the attacker's last move in the line; negative if he has not moved. */
  private int lastAttack() {
    return attackerToMove() ? ply - 2 : ply - 1;
  }

  /** Whether the goal is reached here, and reaching it with n attacker moves to spare counts. */
  boolean countsNow(int n) {
    return (!exact || n == 0) && isReached();
  }

  /**
   * Whether the attacker's last move must itself end the game. It need not if the defender may
   * still answer a baring, or may be forced to stalemate the attacker.
   */
  boolean lastMoveMustEnd() {
    return objective.takesAnyEnding()
        && !objective.byOwnStalemate()
        && !position.mayBeOverAfterMove();
  }

  /** Whether an attacker without moves left wins only if the goal is already reached. */
  boolean mustBeReached() {
    return !defenceMayEnd();
  }

  /** Whether the defender is to move and his move may end the game. */
  private boolean defenceMayEnd() {
    return !attackerToMove() && (position.mayBeOver() || objective.byOwnStalemate());
  }

  /** Whether a packed move of the attacker is legal and allowed by his task. */
  boolean isAllowed(int move) {
    return position.isLegal(move) && (!objective.checksOnly() || position.givesCheck(move));
  }

  /**
   * Writes the legal moves that the attacker's task allows and returns the index after the last.
   */
  public int attackersMoves(int[] into, int from) {
    return objective.checksOnly() ? position.checks(into, from) : position.legalMoves(into, from);
  }

  /**
   * The conditions of the task as seen from here: a named man is given by his current square. Empty
   * if he has been captured.
   */
  public Optional<Set<Condition>> conditionsFromHere(Stipulation task) {
    if (named == null) {
      return Optional.of(task.conditions());
    }
    if (named.place() == FollowedMan.GONE) {
      return Optional.empty();
    }
    Condition here = new Condition.MatingMan(named.square());
    return Optional.of(
        task.conditions().stream()
            .map(condition -> condition instanceof Condition.MatingMan ? here : condition)
            .collect(Collectors.toUnmodifiableSet()));
  }

  /**
   * Whether positions may be looked up by their own keys before the moves to them are made. A
   * position stored by another key is then not found, but no wrong one is found instead.
   */
  boolean knowsPositionsByTheirKeys() {
    return named == null && !exact;
  }

  /**
   * The table key of this position with n attacker moves left. It includes the square of a followed
   * man and the length of an exact task; if the defender's move may end the game and the task
   * judges the attacker's move, it includes that move.
   */
  public long key(int n) {
    long key = position.key();
    if (judgesMoves && defenceMayEnd()) {
      key ^= KeyMixer.mix(lastMove());
    }
    if (named != null) {
      key ^= KeyMixer.mix(named.place() + 2);
    }
    return exact ? key ^ KeyMixer.mix(EXACT + n) : key;
  }

  /** A second key of the same state as {@link #key}, independent of it. */
  public long secondKey(int n) {
    long key = position.secondKey();
    if (judgesMoves && defenceMayEnd()) {
      key ^= KeyMixer.mixSecond(lastMove());
    }
    if (named != null) {
      key ^= KeyMixer.mixSecond(named.place() + 2);
    }
    return exact ? key ^ KeyMixer.mixSecond(EXACT + n) : key;
  }

  private int lastMove() {
    return LAST_MOVE + moveBefore(1);
  }
}
