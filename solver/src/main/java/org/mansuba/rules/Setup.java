package org.mansuba.rules;

import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;

/**
 * A diagram: men on squares and the side to move. A diagram may be illegal; a {@link Position} can
 * be created only from a diagram without errors. Immutable; equal if men, side and fresh ferzes are
 * equal.
 *
 * @param men the men by square, in square order
 * @param toMove the side to move
 * @param freshFerzes squares of promoted ferzes that have not moved since; they matter only if the
 *     rules let such a ferz leap
 */
public record Setup(Map<Square, Man> men, Side toMove, Set<Square> freshFerzes) {
  /** Copies the collections. */
  public Setup {
    EnumMap<Square, Man> ordered = new EnumMap<>(Square.class);
    ordered.putAll(men);
    men = Collections.unmodifiableMap(ordered);
    EnumSet<Square> fresh = EnumSet.noneOf(Square.class);
    fresh.addAll(freshFerzes);
    freshFerzes = Collections.unmodifiableSet(fresh);
  }

  /** Returns a diagram without fresh ferzes. */
  public static Setup of(Map<Square, Man> men, Side toMove) {
    return new Setup(men, toMove, Set.of());
  }

  /** Returns the man on a square. */
  public Optional<Man> at(Square square) {
    return Optional.ofNullable(men.get(square));
  }

  /** Returns the squares occupied by men equal to {@code man}, in square order. */
  public List<Square> squaresOf(Man man) {
    return men.keySet().stream().filter(s -> man.equals(men.get(s))).toList();
  }

  /** Returns the number of men of a side, including its king. */
  public int count(Side side) {
    return (int) men.values().stream().filter(m -> m.side() == side).count();
  }

  /** Returns the same men with the other side to move. */
  public Setup withSideToMove(Side side) {
    return new Setup(men, side, freshFerzes);
  }
}
