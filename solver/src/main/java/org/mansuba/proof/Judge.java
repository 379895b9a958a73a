package org.mansuba.proof;

import org.jspecify.annotations.Nullable;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.problem.stipulation.Condition;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.Setup;

/**
 * Tells whether an end of the game is what a stipulation asks for, reached as it asks. Immutable.
 */
public final class Judge {
  private final Stipulation stipulation;

  /** Judges by one stipulation. */
  public Judge(Stipulation stipulation) {
    this.stipulation = stipulation;
  }

  /**
   * The attacker's last move.
   *
   * @param move the move
   * @param before the diagram before it
   * @param named where the man stood that the stipulation names
   */
  public record LastAttack(Move move, Setup before, NamedMan named) {}

  /**
   * Whether the end that a position shows is the goal, reached as all conditions ask.
   *
   * @param last the attacker's last move, null if he has made none
   */
  boolean isReached(Position position, @Nullable LastAttack last) {
    return isGoal(position)
        && stipulation.conditions().stream().allMatch(c -> isMet(c, position, last));
  }

  /** Whether the end that a position shows is among those asked for. */
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
   * Whether the end that a position shows is as a condition asks. That every move gives check, and
   * how many there are, is not asked here.
   *
   * @param last the attacker's last move, null if he has made none
   */
  public boolean isMet(Condition condition, Position position, @Nullable LastAttack last) {
    return switch (condition) {
      case Condition.Exact(), Condition.ChecksOnly() -> true;
      case Condition.MatedOn(var square) ->
          position
              .setup()
              .at(square)
              .filter(new Man(stipulation.attacker().opponent(), Kind.KING)::equals)
              .isPresent();
      case Condition.MatingFrom(var square) -> last != null && last.move().to() == square;
      case Condition.MatingKind(var kind) ->
          last != null
              && last.before().at(last.move().from()).filter(m -> m.kind() == kind).isPresent();
      case Condition.MatingMan _ -> last != null && last.named().standsOn(last.move().from());
    };
  }
}
