package org.mansuba.cli.output;

import org.mansuba.tables.build.BuildListener;

/** Shows the progress of a build. */
public final class BuildLine {
  private BuildLine() {}

  /** Returns a listener that shows progress on a line. */
  public static BuildListener on(LiveLine line) {
    return (table, plies) -> line.show(() -> write(table, plies));
  }

  private static String write(String table, int plies) {
    return "table %s: ends within %d %s".formatted(table, plies, plies == 1 ? "ply" : "plies");
  }
}
