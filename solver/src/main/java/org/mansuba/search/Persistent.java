package org.mansuba.search;

import java.io.IOException;

/** Pairs of longs that are worth keeping from one run of a search to the next. */
public interface Persistent {
  /**
   * Shows each pair once. Another thread may go on adding pairs; those may be shown or not.
   *
   * @throws IOException if the viewer fails
   */
  void show(Viewer viewer) throws IOException;

  /** Takes a pair that was shown before, perhaps by an object of another size. */
  void take(long key, long value);

  /** Is shown pairs. */
  @FunctionalInterface
  interface Viewer {
    /**
     * Looks at a pair.
     *
     * @param value never 0
     * @throws IOException if it cannot be dealt with
     */
    void look(long key, long value) throws IOException;
  }
}
