package org.mansuba.search;

/** A way to end a search from another thread. Safe for use by any number of threads. */
public final class Cancellation {
  private volatile boolean cancelled;

  /** Asks the search to end; it does within a fraction of a second and tells what it has proved. */
  public void cancel() {
    cancelled = true;
  }

  /** Whether the end was asked for. */
  public boolean isCancelled() {
    return cancelled;
  }
}
