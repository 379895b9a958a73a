package org.mansuba.problem.stipulation;

import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.mansuba.board.Side;

/**
 * What must be forced: by whom, which ending, in how many moves, and under which conditions.
 *
 * @param attacker the side that must reach the goal, not necessarily the side to move
 * @param goal the ending to force
 * @param moves the maximum number of attacker moves, or {@link #ANY_LENGTH}
 * @param conditions further conditions, possibly none; {@link Condition.Exact} is dropped if there
 *     is no maximum, because it is then meaningless
 */
public record Stipulation(Side attacker, Goal goal, int moves, Set<Condition> conditions) {
  /** The value of {@link #moves} without a maximum. */
  public static final int ANY_LENGTH = Integer.MAX_VALUE;

  /** The largest number of moves that can be stipulated. */
  public static final int MAX_MOVES = 500;

  /**
   * Validates and copies.
   *
   * @throws IllegalArgumentException if the number of moves is neither 1 to {@link #MAX_MOVES} nor
   *     {@link #ANY_LENGTH}
   */
  public Stipulation {
    if (moves < 1 || (moves > MAX_MOVES && moves != ANY_LENGTH)) {
      throw new IllegalArgumentException("a stipulation allows 1 to " + MAX_MOVES + " moves");
    }
    conditions = moves == ANY_LENGTH ? withoutExact(conditions) : Set.copyOf(conditions);
  }

  private static Set<Condition> withoutExact(Set<Condition> conditions) {
    return setOf(conditions.stream().filter(c -> !(c instanceof Condition.Exact)));
  }

  private static Set<Condition> setOf(Stream<Condition> conditions) {
    return Set.of(conditions.toArray(Condition[]::new));
  }

  /** Returns the stipulation to win in any number of moves. */
  public static Stipulation win(Side attacker) {
    return new Stipulation(attacker, Goal.WIN, ANY_LENGTH, Set.of());
  }

  /** Returns the stipulated number of moves, if there is one. */
  public OptionalInt limit() {
    return moves == ANY_LENGTH ? OptionalInt.empty() : OptionalInt.of(moves);
  }

  /** Returns whether the goal must be reached on exactly the last move. */
  public boolean isExact() {
    return conditions.stream().anyMatch(Condition.Exact.class::isInstance);
  }

  /** Returns whether every move of the attacker must give check. */
  public boolean isByChecks() {
    return conditions.stream().anyMatch(Condition.ChecksOnly.class::isInstance);
  }

  /** Returns a copy in which every move of the attacker must give check. */
  public Stipulation byChecks() {
    return isByChecks()
        ? this
        : new Stipulation(
            attacker,
            goal,
            moves,
            setOf(Stream.concat(conditions.stream(), Stream.of(new Condition.ChecksOnly()))));
  }

  /** Returns a copy with another number of moves. */
  public Stipulation in(int newMoves) {
    return new Stipulation(attacker, goal, newMoves, conditions);
  }
}
