package org.mansuba.analysis.repair;

import java.time.Duration;
import org.mansuba.search.Limits;

/**
 * How much trials may use.
 *
 * @param nodes positions for each candidate at most, at least 1
 * @param all wall time, memory and threads for all of them together
 */
public record TrialLimits(long nodes, Limits all) {
  private static final long FIRST_NODES = 100_000;
  private static final int GROWTH = 8;

  /** The positions allowed for each candidate in the first round. */
  long firstNodes() {
    return Math.min(FIRST_NODES, nodes);
  }

  /** Returns the positions allowed in the next round. */
  long nextNodes(long before) {
    return before > nodes / GROWTH ? nodes : before * GROWTH;
  }

  /** The limits of one candidate. */
  Limits each(long allowed, Duration timeLeft) {
    long memory = Math.max(Limits.LEAST_MEMORY, all.memory() / all.threads());
    return new Limits(timeLeft, allowed, memory, 1);
  }
}
