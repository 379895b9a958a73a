package org.mansuba.cli.tables;

import java.util.Locale;
import org.mansuba.cli.output.LiveLine;
import org.mansuba.tables.survey.VerifyListener;

/** Tells how the checking of tables gets on. */
final class VerifyLine {
  private VerifyLine() {}

  /** What shows each part of a table that is checked. */
  static VerifyListener on(LiveLine line) {
    return (table, share) -> line.show(() -> write(table, share));
  }

  /** The line. */
  static String write(String table, double share) {
    return String.format(Locale.US, "table %s: %.1f %% checked", table, 100 * share);
  }
}
