package org.mansuba.problem;

import java.util.List;
import java.util.OptionalInt;

/**
 * The solution a source gives. Immutable; equal if all parts are equal.
 *
 * @param moves the number of attacker moves the source claims, or {@link #NO_CLAIM}
 * @param lines the lines the source prints
 */
public record Published(int moves, List<PublishedLine> lines) {
  /** The value of {@link #moves} where the source claims no number. */
  public static final int NO_CLAIM = 0;

  /** Nothing is published. */
  public static final Published NOTHING = new Published(NO_CLAIM, List.of());

  /** Copies the list. */
  public Published {
    lines = List.copyOf(lines);
  }

  /** The number of attacker moves claimed, if any is. */
  public OptionalInt claim() {
    return moves == NO_CLAIM ? OptionalInt.empty() : OptionalInt.of(moves);
  }
}
