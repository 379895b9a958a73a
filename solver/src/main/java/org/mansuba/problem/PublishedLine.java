package org.mansuba.problem;

import java.util.List;
import org.mansuba.rules.Move;

/**
 * A line of play as a source prints it; misprinted moves may be illegal. Immutable; equal if both
 * parts are equal.
 *
 * @param moves the moves from the diagram on
 * @param note a remark on the line, possibly empty
 */
public record PublishedLine(List<Move> moves, String note) {
  /** Copies the list. */
  public PublishedLine {
    moves = List.copyOf(moves);
  }
}
