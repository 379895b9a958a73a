package org.mansuba.cli.output;

import org.mansuba.tables.build.BuildListener;

/** Tells how the building of tables gets on. */
public final class BuildLine {
  private BuildLine() {}

  /** What shows each step of the building. */
  public static BuildListener on(LiveLine line) {
    return (table, plies) -> line.show(() -> write(table, plies));
  }

  private static String write(String table, int plies) {
    return "table %s: ends within %d %s".formatted(table, plies, plies == 1 ? "ply" : "plies");
  }
}
