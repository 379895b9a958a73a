package org.mansuba.search;

/** Unwinds a search that has reached a limit or was cancelled. */
public final class SearchStopped extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Creates the exception, without a stack trace. */
  public SearchStopped() {
    super("stopped", null, false, false);
  }
}
