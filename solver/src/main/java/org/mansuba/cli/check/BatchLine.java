package org.mansuba.cli.check;

import java.util.LinkedHashSet;
import java.util.Set;
import org.mansuba.cli.output.LiveLine;

/** Shows the progress of a check of many problems. Safe for use by any number of threads. */
final class BatchLine {
  private static final int BAR = 20;

  private final LiveLine line;
  private final int total;
  private final Set<String> running = new LinkedHashSet<>();
  private int done;

  BatchLine(LiveLine line, int total) {
    this.line = line;
    this.total = total;
  }

  synchronized void begin(String id) {
    running.add(id);
    show();
  }

  synchronized void end(String id) {
    running.remove(id);
    done++;
    show();
  }

  private void show() {
    line.show(() -> write(done, total, running));
  }

  /** The line. */
  static String write(int done, int total, Set<String> running) {
    int filled = total == 0 ? BAR : done * BAR / total;
    String bar = "#".repeat(filled) + "-".repeat(BAR - filled);
    String line = "[%s] %d of %d".formatted(bar, done, total);
    String now = running.isEmpty() ? "" : "; checking " + String.join(", ", running);
    return line + now;
  }
}
