package org.mansuba.proof;

import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.problem.stipulation.Condition;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.Setup;

/** Decides whether the end of a game satisfies a stipulation. Immutable. */
public final class Judge {
  private final Stipulation stipulation;

  /** Creates a judge for a stipulation. */
  public Judge(Stipulation stipulation) {
    this.stipulation = stipulation;
  }

  /** The attacker's last move, if there is one. */
  public sealed interface LastMove {
    /** The attacker has not moved yet. */
    LastMove NONE = new NoMove();
  }

  private record NoMove() implements LastMove {}

  /**
   * A move of the attacker.
   *
   * @param move the move
   * @param before the diagram before it
   * @param named the man the stipulation names, before the move
   */
  public record LastAttack(Move move, Setup before, NamedMan named) implements LastMove {
    boolean isOf(Kind kind) {
      return before.at(move.from()).filter(man -> man.kind() == kind).isPresent();
    }
  }

  /**
   * Returns whether the ending of a position is the goal and satisfies all conditions.
   *
   * @param last the attacker's last move
   */
  boolean isReached(Position position, LastMove last) {
    return isGoal(position)
        && stipulation.conditions().stream().allMatch(c -> isMet(c, position, last));
  }

  /** Returns whether the ending of a position is the goal, regardless of conditions. */
  public boolean isGoal(Position position) {
    Ending ending = position.ending();
    Side toMove = position.sideToMove();
    boolean won = ending.winner(toMove).filter(stipulation.attacker()::equals).isPresent();
    return switch (stipulation.goal()) {
      case WIN -> won;
      case MATE -> won && ending == Ending.MATE;
      case BARE -> won && (ending == Ending.BARE || ending == Ending.BARE_UNANSWERED);
      case STALEMATE -> toMove != stipulation.attacker() && isStalemate(ending);
    };
  }

  private static boolean isStalemate(Ending ending) {
    return switch (ending) {
      case STALEMATE, STALEMATE_DRAWN, STALEMATE_REVERSED -> true;
      case NONE, MATE, BARE, BARE_UNANSWERED, BARE_BOTH -> false;
    };
  }

  /**
   * Returns whether the ending of a position satisfies a condition. Conditions on the number of
   * moves, and on every move giving check, are not tested here.
   *
   * @param last the attacker's last move
   */
  public boolean isMet(Condition condition, Position position, LastMove last) {
    return switch (condition) {
      case Condition.Exact(), Condition.ChecksOnly() -> true;
      case Condition.MatedOn(var square) ->
          position
              .setup()
              .at(square)
              .filter(new Man(stipulation.attacker().opponent(), Kind.KING)::equals)
              .isPresent();
      case Condition.MatingFrom(var square) ->
          last instanceof LastAttack attack && attack.move().to() == square;
      case Condition.MatingKind(var kind) -> last instanceof LastAttack attack && attack.isOf(kind);
      case Condition.MatingMan _ ->
          last instanceof LastAttack attack && attack.named().standsOn(attack.move().from());
    };
  }
}
