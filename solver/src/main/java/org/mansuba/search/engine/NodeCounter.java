package org.mansuba.search.engine;

import org.mansuba.search.SearchStopped;

/**
 * Counts the nodes of one thread and stops it at a limit. Confined to that thread, except {@link
 * #halt}.
 */
final class NodeCounter {
  private static final int NODES_BETWEEN_LOOKS = 1024;
  private static final long NANOS_BETWEEN_REPORTS = 250_000_000;

  private final Budget budget;
  private final Runnable report;
  private long nodes;
  private long reported;
  private long reserved;
  private long quota = Long.MAX_VALUE;
  private long nextLook;
  private long nextReport = System.nanoTime() + NANOS_BETWEEN_REPORTS;
  private volatile boolean halted;

  /**
   * Creates a counter.
   *
   * @param report runs a few times a second
   */
  NodeCounter(Budget budget, Runnable report) {
    this.budget = budget;
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

  /** Allows this many more nodes, but no more than the limits do. */
  void allow(long moreNodes) {
    quota = moreNodes > Long.MAX_VALUE - nodes ? Long.MAX_VALUE : nodes + moreNodes;
    nextLook = nodes;
  }

  /** Stops the search soon, until {@link #resume}. Any thread may call it. */
  void halt() {
    halted = true;
  }

  /** Allows searches again. */
  void resume() {
    halted = false;
  }

  /** Reports the counted nodes to the budget and gives back unused reservations. */
  void settle() {
    budget.settle(nodes - reported, reserved - nodes);
    reported = nodes;
    reserved = nodes;
    nextLook = nodes;
  }

  private void look() {
    if (nodes > reserved) {
      reserveThisNode();
    }
    settle();
    if (halted || nodes >= quota || budget.isSpent()) {
      throw new SearchStopped();
    }
    long block = budget.reserve(Math.min(NODES_BETWEEN_LOOKS, quota - nodes));
    if (block == 0) {
      throw new SearchStopped();
    }
    reserved = nodes + block;
    nextLook = reserved;
    long now = System.nanoTime();
    if (now >= nextReport) {
      nextReport = now + NANOS_BETWEEN_REPORTS;
      report.run();
    }
  }

  /** Reserves the first node after a settlement, which is already counted. */
  private void reserveThisNode() {
    if (budget.reserve(1) == 0) {
      nodes--;
      throw new SearchStopped();
    }
    reserved = nodes;
  }
}
