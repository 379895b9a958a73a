package org.mansuba.search;

import java.time.Duration;

/**
 * The resources a search may use. Immutable; derive others from {@link #UNLIMITED}.
 *
 * @param time wall time from the start of the search, not negative
 * @param nodes positions visited, at least 1
 * @param memory bytes for the tables of the search, at least {@link #LEAST_MEMORY}
 * @param threads search threads, at least 1
 */
public record Limits(Duration time, long nodes, long memory, int threads) {
  /** The minimum memory of a search, in bytes. */
  public static final long LEAST_MEMORY = 1 << 20;

  /** No limit of time or nodes, 256 MiB of memory, one thread. */
  public static final Limits UNLIMITED =
      new Limits(Duration.ofDays(36_500), Long.MAX_VALUE, 256L << 20, 1);

  /**
   * Checks the ranges.
   *
   * @throws IllegalArgumentException if a value is below its minimum
   */
  public Limits {
    if (time.isNegative() || nodes < 1 || memory < LEAST_MEMORY || threads < 1) {
      throw new IllegalArgumentException("a limit is below its minimum");
    }
  }

  /** Returns these limits with another wall time. */
  public Limits withTime(Duration newTime) {
    return new Limits(newTime, nodes, memory, threads);
  }

  /** Returns these limits with the wall time reduced by {@code used}, but not below zero. */
  public Limits after(Duration used) {
    Duration left = time.minus(used);
    return withTime(left.isNegative() ? Duration.ZERO : left);
  }

  /** Returns these limits with another number of nodes. */
  public Limits withNodes(long newNodes) {
    return new Limits(time, newNodes, memory, threads);
  }

  /** Returns these limits with another number of bytes. */
  public Limits withMemory(long newMemory) {
    return new Limits(time, nodes, newMemory, threads);
  }

  /** Returns these limits with another number of threads. */
  public Limits withThreads(int newThreads) {
    return new Limits(time, nodes, memory, newThreads);
  }
}
