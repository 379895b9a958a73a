package org.mansuba.search;

import java.time.Duration;

/**
 * How much a search may use. Immutable; start from {@link #UNLIMITED}.
 *
 * @param time wall time from the start of the search
 * @param nodes positions visited, at least 1
 * @param memory bytes for what the search remembers, at least {@link #LEAST_MEMORY}
 * @param threads threads that may search, at least 1
 */
public record Limits(Duration time, long nodes, long memory, int threads) {
  /** The least memory a search works with, in bytes. */
  public static final long LEAST_MEMORY = 1 << 20;

  /** No limit of time or nodes, 256 MiB of memory, one thread. */
  public static final Limits UNLIMITED =
      new Limits(Duration.ofDays(36_500), Long.MAX_VALUE, 256L << 20, 1);

  /**
   * Checks the ranges.
   *
   * @throws IllegalArgumentException if a value is below its least
   */
  public Limits {
    if (time.isNegative() || nodes < 1 || memory < LEAST_MEMORY || threads < 1) {
      throw new IllegalArgumentException("limits below the least possible");
    }
  }

  /** The same with another wall time. */
  public Limits withTime(Duration newTime) {
    return new Limits(newTime, nodes, memory, threads);
  }

  /** The same after some of the time is used; none is left if all is. */
  public Limits after(Duration used) {
    Duration left = time.minus(used);
    return withTime(left.isNegative() ? Duration.ZERO : left);
  }

  /** The same with another number of nodes. */
  public Limits withNodes(long newNodes) {
    return new Limits(time, newNodes, memory, threads);
  }

  /** The same with another number of bytes. */
  public Limits withMemory(long newMemory) {
    return new Limits(time, nodes, newMemory, threads);
  }

  /** The same with another number of threads. */
  public Limits withThreads(int newThreads) {
    return new Limits(time, nodes, memory, newThreads);
  }
}
