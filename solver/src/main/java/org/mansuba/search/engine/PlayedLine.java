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
 * A game under way from a diagram: the position, the moves that led to it, and how the attacker's
 * task stands there. Belongs to one thread.
 */
public final class PlayedLine {
  /** Keeps what is mixed into keys for moves apart from what is for numbers. */
  private static final int LAST_MOVE = 1 << 20;

  /** Keeps what is mixed into keys for lengths apart from what is for squares. */
  private static final int EXACT = 1000;

  private final Position position;
  private final Objective objective;
  private final WinOracle known;
  private final int mostMenKnown;
  private final boolean judgesMoves;
  private final boolean judgesKinds;
  private final boolean exact;

  /** The man that is to make the last move, if the task names one. */
  private final @Nullable FollowedMan named;

  private int[] line = new int[64];

  /** By ply the kind of the man that moved, if the task judges kinds. */
  private Kind[] kinds = new Kind[64];

  private int ply;

  /** Begins with a position; something may be known of those it leads to. */
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

  /**
   * The packed move played a number of plies ago.
   *
   * @param plies 1 for the last move
   * @return {@link Move#NONE} before the diagram
   */
  int moveBefore(int plies) {
    return plies > ply ? Move.NONE : line[ply - plies];
  }

  /**
   * The packed move that takes back what was played a number of plies ago.
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

  /** Whether the goal is reached here and that counts with n attacker moves left over. */
  boolean countsNow(int n) {
    return (!exact || n == 0) && isReached();
  }

  /**
   * Whether the attacker, who is to move, must bring the end of the game by the move itself if it
   * is his last. He need not where the defender may still have to answer baring, or may have to
   * stalemate him.
   */
  boolean lastMoveMustEnd() {
    return objective.takesAnyEnding()
        && !objective.byOwnStalemate()
        && !position.mayBeOverAfterMove();
  }

  /** Whether the attacker, who has no move left, can win only if the goal is reached already. */
  boolean mustBeReached() {
    return !defenceMayEnd();
  }

  /** Whether the defender is to move, and his move may bring the end of the game. */
  private boolean defenceMayEnd() {
    return !attackerToMove() && (position.mayBeOver() || objective.byOwnStalemate());
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
   * The conditions of the task as they read from here: the named man is named by where he stands
   * now. Empty if he is gone.
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
   * Whether positions may be looked up by their own keys before the moves to them are made. One
   * that is kept by another key is not found then, and no other in its place.
   */
  boolean knowsPositionsByTheirKeys() {
    return named == null && !exact;
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
    if (named != null) {
      key ^= KeyMixer.mix(named.place() + 2);
    }
    return exact ? key ^ KeyMixer.mix(EXACT + n) : key;
  }

  /** A second key of the same things as {@link #key}, independent of it. */
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
