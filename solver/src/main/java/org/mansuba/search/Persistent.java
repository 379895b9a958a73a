package org.mansuba.search;

import java.io.IOException;

/** A store of pairs of longs that can be saved and loaded by a later run of the search. */
public interface Persistent {
  /**
   * Passes each pair to a viewer once. Pairs that other threads add meanwhile may be missed.
   *
   * @throws IOException if the viewer fails
   */
  void show(Viewer viewer) throws IOException;

  /** Adds a pair that was saved before, possibly by a store of another size. */
  void take(long key, long value);

  /** Receives pairs. */
  @FunctionalInterface
  interface Viewer {
    /**
     * Receives a pair.
     *
     * @param value never 0
     * @throws IOException if the pair cannot be processed
     */
    void look(long key, long value) throws IOException;
  }
}
