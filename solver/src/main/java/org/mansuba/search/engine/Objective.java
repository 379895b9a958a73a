package org.mansuba.search.engine;

import java.util.Set;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.problem.stipulation.Condition;
import org.mansuba.problem.stipulation.Goal;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.option.PromotionTo;
import org.mansuba.rules.option.Stalemate;

/**
 * What the attacker of a stipulation is after: which ends of the game count, and on what
 * conditions. Immutable.
 */
public final class Objective {
  private final Side attacker;
  private final int endings;
  private final int endingsAfterDefence;
  private final Set<Condition> conditions;
  private final boolean anyWin;
  private final boolean byOwnStalemate;
  private final boolean checksOnly;
  private final boolean exact;
  private final Kind promoted;

  Objective(Stipulation stipulation, RuleSet rules) {
    promoted = rules.promotionTo() == PromotionTo.FERZ ? Kind.FERZ : Kind.ALFIL;
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

  /** The endings that count after a move of the attacker, as a set of bits. */
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

  /** Whether the goal is to win by whatever end, on no condition. */
  boolean isAnyWin() {
    return anyWin;
  }

  /** Whether the attacker also wins by being stalemated, and so after a move of the defender. */
  boolean byOwnStalemate() {
    return byOwnStalemate;
  }

  /** Whether any move that brings a counting end will do, wherever and by whatever man. */
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

  /** Whether the way to a position matters beside the position itself. */
  boolean followsAMan() {
    return conditions.stream().anyMatch(c -> c instanceof Condition.MatingMan);
  }

  /**
   * Where the man that is to give mate stands after a line from the diagram, or -1 if it is gone or
   * has promoted; 0 if no man is followed.
   */
  int followed(Setup diagram, int[] line, int length) {
    for (Condition condition : conditions) {
      if (condition instanceof Condition.MatingMan(Square square)) {
        return follow(diagram, square, line, length);
      }
    }
    return 0;
  }

  /**
   * Whether the end of the game that a position shows is the goal, reached as the conditions ask.
   *
   * @param line the packed moves from the diagram to the position
   */
  boolean isReached(Position position, Setup diagram, int[] line, int length) {
    boolean afterAttack = position.sideToMove() != attacker;
    int counting = afterAttack ? endings : endingsAfterDefence;
    if ((counting >>> position.ending().ordinal() & 1) == 0) {
      return false;
    }
    return conditions.isEmpty() || meetsConditions(position, diagram, line, length);
  }

  private boolean meetsConditions(Position position, Setup diagram, int[] line, int length) {
    boolean afterAttack = position.sideToMove() != attacker;
    int last = afterAttack ? length - 1 : length - 2;
    for (Condition condition : conditions) {
      boolean met =
          switch (condition) {
            case Condition.Exact _, Condition.ChecksOnly _ -> true;
            case Condition.MatedOn(Square square) ->
                position
                    .setup()
                    .at(square)
                    .filter(new Man(attacker.opponent(), Kind.KING)::equals)
                    .isPresent();
            case Condition.MatingFrom(Square square) ->
                last >= 0 && Move.to(line[last]) == square.ordinal();
            case Condition.MatingKind(Kind kind) ->
                last >= 0 && movedKind(diagram, line, last) == kind;
            case Condition.MatingMan(Square square) ->
                last >= 0 && follow(diagram, square, line, last) == Move.from(line[last]);
          };
      if (!met) {
        return false;
      }
    }
    return true;
  }

  /** The kind of the man that made a move of a line, as it was before. */
  private Kind movedKind(Setup diagram, int[] line, int index) {
    int square = Move.from(line[index]);
    boolean onLastRank = false;
    for (int i = index - 1; i >= 0; i--) {
      if (Move.to(line[i]) == square) {
        square = Move.from(line[i]);
        onLastRank |= Square.of(Move.to(line[i])).rank() % 7 == 0;
      } else if (Move.isSwap(line[i]) && Move.from(line[i]) == square) {
        square = Move.to(line[i]);
      }
    }
    Kind kind = diagram.at(Square.of(square)).map(Man::kind).orElse(Kind.KING);
    return onLastRank && kind == Kind.PAWN ? promoted : kind;
  }

  private static int follow(Setup diagram, Square start, int[] line, int length) {
    boolean pawn = diagram.at(start).filter(m -> m.kind() == Kind.PAWN).isPresent();
    int square = start.ordinal();
    for (int i = 0; i < length; i++) {
      if (Move.from(line[i]) == square) {
        square = Move.to(line[i]);
        if (pawn && (square < 8 || square >= 56)) {
          return -1;
        }
      } else if (Move.to(line[i]) == square && Move.isSwap(line[i])) {
        square = Move.from(line[i]);
      } else if (Move.to(line[i]) == square) {
        return -1;
      }
    }
    return square;
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
