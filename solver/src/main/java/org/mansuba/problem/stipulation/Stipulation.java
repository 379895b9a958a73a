package org.mansuba.problem.stipulation;

import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.mansuba.board.Side;

/**
 * What a problem asks for: who is to force which end of the game, in how many of his moves, and
 * how.
 *
 * @param attacker who is to reach the goal; he need not be the side to move
 * @param goal the end to force
 * @param moves the greatest number of attacker moves allowed, or {@link #ANY_LENGTH}
 * @param conditions further conditions, possibly none; {@link Condition.Exact} is left out where no
 *     number is stipulated, as it then asks for nothing
 */
public record Stipulation(Side attacker, Goal goal, int moves, Set<Condition> conditions) {
  /** The value of {@link #moves} where no number is stipulated. */
  public static final int ANY_LENGTH = Integer.MAX_VALUE;

  /** The greatest number of moves that can be stipulated. */
  public static final int MAX_MOVES = 500;

  /**
   * Checks and copies.
   *
   * @throws IllegalArgumentException if the number of moves is neither 1 to {@link #MAX_MOVES} nor
   *     {@link #ANY_LENGTH}
   */
  public Stipulation {
    if (moves < 1 || (moves > MAX_MOVES && moves != ANY_LENGTH)) {
      throw new IllegalArgumentException("a stipulation takes 1 to " + MAX_MOVES + " moves");
    }
    conditions = moves == ANY_LENGTH ? withoutExact(conditions) : Set.copyOf(conditions);
  }

  private static Set<Condition> withoutExact(Set<Condition> conditions) {
    return setOf(conditions.stream().filter(c -> !(c instanceof Condition.Exact)));
  }

  private static Set<Condition> setOf(Stream<Condition> conditions) {
    return Set.of(conditions.toArray(Condition[]::new));
  }

  /** To win, in any number of moves. */
  public static Stipulation win(Side attacker) {
    return new Stipulation(attacker, Goal.WIN, ANY_LENGTH, Set.of());
  }

  /** The stipulated number of moves, if there is one. */
  public OptionalInt limit() {
    return moves == ANY_LENGTH ? OptionalInt.empty() : OptionalInt.of(moves);
  }

  /** Whether the goal must be reached on the very last move. */
  public boolean isExact() {
    return conditions.stream().anyMatch(Condition.Exact.class::isInstance);
  }

  /** Whether every move of the attacker must give check. */
  public boolean isByChecks() {
    return conditions.stream().anyMatch(Condition.ChecksOnly.class::isInstance);
  }

  /** The same with every move of the attacker giving check. */
  public Stipulation byChecks() {
    return isByChecks()
        ? this
        : new Stipulation(
            attacker,
            goal,
            moves,
            setOf(Stream.concat(conditions.stream(), Stream.of(new Condition.ChecksOnly()))));
  }

  /** The same in another number of moves. */
  public Stipulation in(int newMoves) {
    return new Stipulation(attacker, goal, newMoves, conditions);
  }
}
