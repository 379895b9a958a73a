package org.mansuba.search;

/** Receives the progress of a search. Called a few times a second, by one thread at a time. */
@FunctionalInterface
public interface SolveListener {
  /** Receives the current state. */
  void progress(Progress progress);

  /**
   * Receives the results so far and may save them. Called as often as {@link #progress}; the
   * leading thread of the search waits meanwhile.
   */
  default void canBeKept(Snapshot snapshot) {}

  /** Receives the results when the search has ended, for whatever reason. */
  default void ended(Snapshot snapshot) {}

  /** Returns a listener that ignores all calls. */
  static SolveListener silent() {
    return progress -> {};
  }
}
