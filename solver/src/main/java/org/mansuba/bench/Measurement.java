package org.mansuba.bench;

import org.mansuba.search.Verdict;

/**
 * What one task took.
 *
 * @param name the task's
 * @param verdict what was found
 * @param nodes positions visited
 * @param cpuSeconds processor time of the whole process while it was worked on, all threads
 * @param seconds wall time
 * @param memory no more bytes of heap than these were used at a time
 */
public record Measurement(
    String name, Verdict verdict, long nodes, double cpuSeconds, double seconds, long memory) {}
