package org.mansuba.search.engine;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;

/**
 * What one question may use, and what it has used: shared by all threads that work on it. A thread
 * reserves nodes before it visits them, so that all together never visit more than are allowed.
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
   * Reserves nodes for one thread. Of the last nodes a thread gets no more than its share, so that
   * none keeps the others from working.
   *
   * @param wanted how many it can use, at least 1
   * @return how many it may visit, from 0 to {@code wanted}
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
   * @param visited how many it visited since it last reported
   * @param unused how many it gives back
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

  /** From here on allows this many more nodes, as far as the limits have room for them. */
  public void allow(long moreNodes) {
    long room = limits.nodes() - nodes.get();
    mostNodes = nodes.get() + Math.min(room, moreNodes);
  }

  /** Whether no more may be used now. */
  boolean isSpent() {
    return nodes.get() >= mostNodes || isOver();
  }

  /** Whether a limit itself is met or the end was asked for. */
  public boolean isOver() {
    return cancellation.isCancelled()
        || nodes.get() >= limits.nodes()
        || elapsed().compareTo(limits.time()) >= 0;
  }
}
