package org.mansuba.problem;

import java.util.List;
import org.mansuba.rules.Move;

/**
 * A line of play as printed in a source; misprints may make moves illegal. Immutable; equal if both
 * parts are equal.
 *
 * @param moves the moves from the diagram
 * @param note a remark on the line, possibly empty
 */
public record PublishedLine(List<Move> moves, String note) {
  /** Copies the list. */
  public PublishedLine {
    moves = List.copyOf(moves);
  }
}
