package org.mansuba.analysis.published;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A place where a line, with the repairs before it, breaks. Immutable.
 *
 * @param illegal the move that cannot be played
 * @param repair the change that lets the line run furthest; null if none lets it run on
 */
public record Break(IllegalMove illegal, @Nullable Emendation repair) {
  /** The change that lets the line run furthest, if any lets it run on. */
  public Optional<Emendation> proposal() {
    return Optional.ofNullable(repair);
  }
}
