package org.mansuba.cli;

import org.mansuba.tables.BuildListener;

/** Tells how the building of tables gets on. */
final class BuildLine {
  private BuildLine() {}

  /** What shows each step of the building. */
  static BuildListener on(LiveLine line) {
    return (table, plies) -> line.show(() -> write(table, plies));
  }

  private static String write(String table, int plies) {
    return "table %s: ends within %d %s".formatted(table, plies, plies == 1 ? "ply" : "plies");
  }
}
