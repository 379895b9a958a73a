package org.mansuba.search.engine;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;

/**
 * The limits of one question and what it has used of them, shared by all its threads. A thread
 * reserves nodes before it visits them, so that all together never visit more than allowed.
 */
public final class Budget {
  private final Limits limits;
  private final Cancellation cancellation;
  private final long start = System.nanoTime();
  private final AtomicLong nodes = new AtomicLong();
  private final AtomicLong reserved = new AtomicLong();
  private volatile long mostNodes;

  /** Starts the clock of one question. */
  public Budget(Limits limits, Cancellation cancellation) {
    this.limits = limits;
    this.cancellation = cancellation;
    mostNodes = limits.nodes();
  }

  /**
   * Reserves nodes for one thread. When few are left, a thread gets at most its share, so that it
   * does not starve the others.
   *
   * @param wanted nodes the thread can use, at least 1
   * @return nodes it may visit, from 0 to {@code wanted}
   */
  long reserve(long wanted) {
    while (true) {
      long before = reserved.get();
      long free = mostNodes - before;
      if (free <= 0) {
        return 0;
      }
      long granted = Math.min(wanted, Math.max(1, free / limits.threads()));
      if (reserved.compareAndSet(before, before + granted)) {
        return granted;
      }
    }
  }

  /**
   * Counts nodes that a thread has reserved.
   *
   * @param visited nodes visited since the last report
   * @param unused nodes given back
   */
  void settle(long visited, long unused) {
    nodes.addAndGet(visited);
    reserved.addAndGet(-unused);
  }

  /** Nodes visited by all threads, as far as they have reported. */
  public long nodes() {
    return nodes.get();
  }

  /** Wall time so far. */
  public Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - start);
  }

  /** Allows this many more nodes from now on, but no more than the limits do. */
  public void allow(long moreNodes) {
    long room = limits.nodes() - nodes.get();
    mostNodes = nodes.get() + Math.min(room, moreNodes);
  }

  /** Whether what is allowed at present is used up. */
  boolean isSpent() {
    return nodes.get() >= mostNodes || isOver();
  }

  /** Whether one of the limits is reached or the search is cancelled. */
  public boolean isOver() {
    return cancellation.isCancelled()
        || nodes.get() >= limits.nodes()
        || elapsed().compareTo(limits.time()) >= 0;
  }
}
