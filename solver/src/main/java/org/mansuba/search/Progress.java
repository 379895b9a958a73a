package org.mansuba.search;

import java.time.Duration;
import java.util.List;
import org.mansuba.rules.Move;

/**
 * The state of a running search.
 *
 * @param bounds proved bounds of the length of the win
 * @param nodes positions visited so far
 * @param elapsed wall time so far
 * @param line the best line known, possibly empty
 */
public record Progress(Bounds bounds, long nodes, Duration elapsed, List<Move> line) {
  /** Copies the list. */
  public Progress {
    line = List.copyOf(line);
  }
}
