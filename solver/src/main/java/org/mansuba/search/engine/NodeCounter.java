package org.mansuba.search.engine;

import org.mansuba.search.SearchStopped;

/** Counts the nodes of one thread and stops it where it must. Belongs to that thread. */
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
   * Starts to count.
   *
   * @param report is run a few times a second
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

  /** Lets the search continue for this many more nodes, if its limits allow. */
  void allow(long moreNodes) {
    quota = moreNodes > Long.MAX_VALUE - nodes ? Long.MAX_VALUE : nodes + moreNodes;
    nextLook = nodes;
  }

  /** Makes the search stop soon, until {@link #resume}. May be called by any thread. */
  void halt() {
    halted = true;
  }

  /** Lets searches run again. */
  void resume() {
    halted = false;
  }

  /** Reports all nodes counted so far to the budget, and gives back what was reserved for more. */
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

  /** The first node after a settlement has been counted, but nothing is reserved for it. */
  private void reserveThisNode() {
    if (budget.reserve(1) == 0) {
      nodes--;
      throw new SearchStopped();
    }
    reserved = nodes;
  }
}
