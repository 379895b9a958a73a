package org.mansuba.search;

import java.time.Duration;

/** Counts the nodes of one search and stops it at its limits. Belongs to one thread. */
final class Meter {
  private static final int NODES_BETWEEN_LOOKS = 1024;
  private static final long NANOS_BETWEEN_REPORTS = 250_000_000;

  private final Limits limits;
  private final Cancellation cancellation;
  private final Runnable report;
  private final long start = System.nanoTime();
  private long nodes;
  private long budget = Long.MAX_VALUE;
  private long nextLook;
  private long nextReport = start + NANOS_BETWEEN_REPORTS;

  /**
   * Starts to count.
   *
   * @param report is run a few times a second
   */
  Meter(Limits limits, Cancellation cancellation, Runnable report) {
    this.limits = limits;
    this.cancellation = cancellation;
    this.report = report;
  }

  /**
   * Counts one node.
   *
   * @throws SearchStopped at a limit
   */
  void count() {
    if (++nodes >= nextLook) {
      look();
    }
  }

  /** Nodes counted so far. */
  long nodes() {
    return nodes;
  }

  /** Wall time so far. */
  Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - start);
  }

  /** Lets the search stop after so many more nodes, beside its limits. */
  void allow(long moreNodes) {
    budget = moreNodes > Long.MAX_VALUE - nodes ? Long.MAX_VALUE : nodes + moreNodes;
    nextLook = nodes;
  }

  /** Whether the limits themselves, not only a budget, are met. */
  boolean isOver() {
    return cancellation.isCancelled()
        || nodes >= limits.nodes()
        || elapsed().compareTo(limits.time()) >= 0;
  }

  private void look() {
    if (nodes >= budget || isOver()) {
      throw new SearchStopped();
    }
    long left = Math.min(budget, limits.nodes()) - nodes;
    nextLook = nodes + Math.min(NODES_BETWEEN_LOOKS, left);
    long now = System.nanoTime();
    if (now >= nextReport) {
      nextReport = now + NANOS_BETWEEN_REPORTS;
      report.run();
    }
  }
}
