package org.mansuba.search.engine;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mansuba.board.Side;
import org.mansuba.problem.stipulation.Condition;
import org.mansuba.problem.stipulation.Goal;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Ending;
import org.mansuba.rules.FollowedMan;
import org.mansuba.rules.Position;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.option.Stalemate;

/** The goal of the attacker: which endings count, and under what conditions. Immutable. */
public final class Objective {
  private final Side attacker;
  private final int endings;
  private final int endingsAfterDefence;
  private final Set<Condition> conditions;
  private final boolean anyWin;
  private final boolean byOwnStalemate;
  private final boolean checksOnly;
  private final boolean exact;

  Objective(Stipulation stipulation, RuleSet rules) {
    attacker = stipulation.attacker();
    endings = endings(stipulation.goal());
    endingsAfterDefence =
        switch (stipulation.goal()) {
          case WIN -> bit(Ending.STALEMATE_REVERSED) | bit(Ending.BARE_UNANSWERED);
          case BARE -> bit(Ending.BARE_UNANSWERED);
          case MATE, STALEMATE -> 0;
        };
    conditions = stipulation.conditions();
    anyWin = stipulation.goal() == Goal.WIN && conditions.isEmpty();
    byOwnStalemate = stipulation.goal() == Goal.WIN && rules.stalemate() == Stalemate.LOSS;
    checksOnly = stipulation.isByChecks();
    exact = stipulation.isExact();
  }

  /** Returns the side that is to force the goal. */
  public Side attacker() {
    return attacker;
  }

  /** The endings that count after a move of the attacker, as a bit set. */
  int endings() {
    return endings;
  }

  /** Whether every move of the attacker must give check. */
  public boolean checksOnly() {
    return checksOnly;
  }

  /** Whether the goal must not be reached before the last move. */
  public boolean exact() {
    return exact;
  }

  /** Whether any winning end counts, without conditions. */
  boolean isAnyWin() {
    return anyWin;
  }

  /** Whether the attacker also wins by being stalemated, and so after a move of the defender. */
  boolean byOwnStalemate() {
    return byOwnStalemate;
  }

  /** Whether any move to a counting ending will do, whatever its man and square. */
  boolean takesAnyEnding() {
    return conditions.isEmpty();
  }

  /** Whether it matters by which move the attacker reaches the goal. */
  boolean judgesMoves() {
    return conditions.stream()
        .anyMatch(
            c ->
                c instanceof Condition.MatingMan
                    || c instanceof Condition.MatingKind
                    || c instanceof Condition.MatingFrom);
  }

  /**
   * Follows the man that must make the last move, from the diagram on; null if the task names none.
   */
  @Nullable FollowedMan follow(Position diagram) {
    for (Condition condition : conditions) {
      if (condition instanceof Condition.MatingMan who) {
        return new FollowedMan(diagram, who.square());
      }
    }
    return null;
  }

  /** Whether it matters which kind of man makes the attacker's last move. */
  boolean judgesKinds() {
    return conditions.stream().anyMatch(c -> c instanceof Condition.MatingKind);
  }

  /** Whether the current position is an end of the game that meets the task. */
  boolean isReached(PlayedLine played) {
    Position position = played.position();
    int counting = position.sideToMove() == attacker ? endingsAfterDefence : endings;
    if ((counting >>> position.ending().ordinal() & 1) == 0) {
      return false;
    }
    return conditions.isEmpty() || meetsConditions(played);
  }

  private boolean meetsConditions(PlayedLine played) {
    for (Condition condition : conditions) {
      boolean met =
          switch (condition) {
            case Condition.Exact _, Condition.ChecksOnly _ -> true;
            case Condition.MatedOn where ->
                played.position().kingSquare(attacker.opponent()) == where.square();
            case Condition.MatingFrom where -> played.lastAttackMeets(where);
            case Condition.MatingKind what -> played.lastAttackMeets(what);
            case Condition.MatingMan who -> played.lastAttackMeets(who);
          };
      if (!met) {
        return false;
      }
    }
    return true;
  }

  private static int endings(Goal goal) {
    int stalemates =
        bit(Ending.STALEMATE) | bit(Ending.STALEMATE_DRAWN) | bit(Ending.STALEMATE_REVERSED);
    return switch (goal) {
      case WIN -> bit(Ending.MATE) | bit(Ending.STALEMATE) | bit(Ending.BARE);
      case MATE -> bit(Ending.MATE);
      case STALEMATE -> stalemates;
      case BARE -> bit(Ending.BARE);
    };
  }

  private static int bit(Ending ending) {
    return 1 << ending.ordinal();
  }
}
