package org.mansuba.bench;

import org.mansuba.analysis.soundness.Stop;
import org.mansuba.search.Verdict;

/**
 * The cost of a task.
 *
 * @param name the name of the task
 * @param verdict the result
 * @param stop whether a limit prevented the full answer
 * @param nodes positions visited
 * @param cpuSeconds CPU time of the whole process, all threads
 * @param seconds wall time
 * @param memory peak heap use in bytes
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
   * Returns whether a limit came first. A check can be stopped although its verdict is exact, if it
   * lists only some of the duals or variations.
   */
  public boolean isStopped() {
    return stop == Stop.AT_A_LIMIT;
  }
}
