package org.mansuba.cli;

import java.io.PrintStream;
import org.mansuba.tables.BuildListener;

/** One line on a terminal that tells how the building of tables gets on. */
final class BuildProgress implements BuildListener {
  private static final String CLEAR = "\r\u001b[K";

  private final PrintStream err;

  BuildProgress(PrintStream err) {
    this.err = err;
  }

  @Override
  public void progress(String table, int plies) {
    err.print(CLEAR + "table %s: ends within %d plies".formatted(table, plies));
    err.flush();
  }

  /** Leaves the terminal as it was. */
  void clear() {
    err.print(CLEAR);
    err.flush();
  }
}
