package org.mansuba.search;

/** Thrown through a search when a limit is met or its end is asked for. */
public final class SearchStopped extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Stops a search. */
  public SearchStopped() {
    super("stopped", null, false, false);
  }
}
