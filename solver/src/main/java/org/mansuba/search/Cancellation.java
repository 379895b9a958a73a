package org.mansuba.search;

/** Cancels a search from another thread. Thread-safe. */
public final class Cancellation {
  private volatile boolean cancelled;

  /** Cancels the search, which returns within a fraction of a second what it has proved so far. */
  public void cancel() {
    cancelled = true;
  }

  /** Whether {@link #cancel} was called. */
  public boolean isCancelled() {
    return cancelled;
  }
}
