package org.mansuba.tables.build;

/** Is told how the building of tables gets on. Called by one thread at a time. */
@FunctionalInterface
public interface BuildListener {
  /**
   * The positions that end in a number of plies are being looked for; all sooner ends are known.
   *
   * @param table the name of the table that is being built
   */
  void progress(String table, int plies);

  /** A listener that does not listen. */
  static BuildListener silent() {
    return (table, plies) -> {};
  }
}
