package org.mansuba.bench;

import org.mansuba.analysis.soundness.Stop;
import org.mansuba.search.Verdict;

/**
 * What one task took.
 *
 * @param name the task's
 * @param verdict what was found
 * @param stop whether a limit kept it from its whole answer
 * @param nodes positions visited
 * @param cpuSeconds processor time of the whole process while it was worked on, all threads
 * @param seconds wall time
 * @param memory no more bytes of heap than these were used at a time
 */
public record Measurement(
    String name,
    Verdict verdict,
    Stop stop,
    long nodes,
    double cpuSeconds,
    double seconds,
    long memory) {
  /**
   * Whether a limit came first. A check can be stopped although its verdict is exact: when its
   * duals or variations are cut.
   */
  public boolean isStopped() {
    return stop == Stop.AT_A_LIMIT;
  }
}
