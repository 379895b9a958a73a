package org.mansuba.studio.editor;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.mansuba.board.Square;
import org.mansuba.problem.stipulation.Condition;
import org.mansuba.problem.stipulation.Stipulation;

/** What is asked for, moved together with its diagram. */
final class TransformedStipulation {
  private TransformedStipulation() {}

  /** The stipulation moved; conditions whose square leaves the board are dropped. */
  static Stipulation of(Stipulation stipulation, Transform transform) {
    Set<Condition> moved = new HashSet<>();
    for (Condition condition : stipulation.conditions()) {
      condition(condition, transform).ifPresent(moved::add);
    }
    return new Stipulation(
        transform == Transform.EXCHANGE_COLOURS
            ? stipulation.attacker().opponent()
            : stipulation.attacker(),
        stipulation.goal(),
        stipulation.moves(),
        moved);
  }

  private static Optional<Condition> condition(Condition condition, Transform transform) {
    return switch (condition) {
      case Condition.Exact _, Condition.ChecksOnly _, Condition.MatingKind _ ->
          Optional.of(condition);
      case Condition.MatingMan(Square square) ->
          transform.map(square).map(Condition.MatingMan::new);
      case Condition.MatedOn(Square square) -> transform.map(square).map(Condition.MatedOn::new);
      case Condition.MatingFrom(Square square) ->
          transform.map(square).map(Condition.MatingFrom::new);
    };
  }
}
