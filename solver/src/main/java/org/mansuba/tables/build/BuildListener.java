package org.mansuba.tables.build;

/** Receives the progress of a build. Called by one thread at a time. */
@FunctionalInterface
public interface BuildListener {
  /**
   * Called when the search for positions that end in {@code plies} plies starts; all shorter ones
   * are known.
   *
   * @param table the name of the table being built
   * @param plies the distance to the end of the game in plies
   */
  void progress(String table, int plies);

  /** Returns a listener that ignores all calls. */
  static BuildListener silent() {
    return (table, plies) -> {};
  }
}
