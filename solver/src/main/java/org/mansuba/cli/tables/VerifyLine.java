package org.mansuba.cli.tables;

import java.util.Locale;
import org.mansuba.cli.output.LiveLine;
import org.mansuba.tables.survey.VerifyListener;

/** Shows the progress of a verification. */
final class VerifyLine {
  private VerifyLine() {}

  /** Returns a listener that shows progress on a line. */
  static VerifyListener on(LiveLine line) {
    return (table, share) -> line.show(() -> write(table, share));
  }

  /** Returns the text of the line. */
  static String write(String table, double share) {
    return String.format(Locale.US, "table %s: %.1f %% checked", table, 100 * share);
  }
}
