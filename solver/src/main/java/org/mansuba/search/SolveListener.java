package org.mansuba.search;

/** Receives the progress of a search. Called a few times a second, by one thread at a time. */
@FunctionalInterface
public interface SolveListener {
  /** Takes what is known now. */
  void progress(Progress progress);

  /**
   * Takes a look at all that is found out, so as to keep it if it is time to. Called as often as
   * {@link #progress}; the thread that leads the search waits meanwhile.
   */
  default void canBeKept(Snapshot snapshot) {}

  /** Takes a look at all that is found out when the search has ended, for whatever reason. */
  default void ended(Snapshot snapshot) {}

  /** A listener that does not listen. */
  static SolveListener silent() {
    return progress -> {};
  }
}
