package org.mansuba.problem;

import java.util.List;
import java.util.OptionalInt;

/**
 * The solution given by a source. Immutable; equal if all parts are equal.
 *
 * @param moves the number of attacker moves the source claims, or {@link #NO_CLAIM}
 * @param lines the printed lines
 */
public record Published(int moves, List<PublishedLine> lines) {
  /** The value of {@link #moves} if the source claims no number. */
  public static final int NO_CLAIM = 0;

  /** Nothing is published. */
  public static final Published NOTHING = new Published(NO_CLAIM, List.of());

  /** Copies the list. */
  public Published {
    lines = List.copyOf(lines);
  }

  /** Returns the claimed number of attacker moves, if any. */
  public OptionalInt claim() {
    return moves == NO_CLAIM ? OptionalInt.empty() : OptionalInt.of(moves);
  }
}
