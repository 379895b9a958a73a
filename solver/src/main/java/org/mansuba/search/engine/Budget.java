package org.mansuba.search.engine;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;

/** What one question may use, and what it has used: shared by all threads that work on it. */
public final class Budget {
  private final Limits limits;
  private final Cancellation cancellation;
  private final long start = System.nanoTime();
  private final AtomicLong nodes = new AtomicLong();
  private volatile long mostNodes;

  public Budget(Limits limits, Cancellation cancellation) {
    this.limits = limits;
    this.cancellation = cancellation;
    mostNodes = limits.nodes();
  }

  /** Adds nodes visited by one thread and returns how many more are allowed, at least 0. */
  long spend(long more) {
    return Math.max(0, mostNodes - nodes.addAndGet(more));
  }

  /** Nodes visited by all threads, as far as they have told. */
  public long nodes() {
    return nodes.get();
  }

  /** Wall time so far. */
  public Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - start);
  }

  /** From here on lets so many more nodes be visited, if the limits have room for them. */
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
