package org.mansuba.cli;

import java.io.PrintStream;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * One line on a terminal that tells how the check of many problems gets on. Safe for use by any
 * number of threads.
 */
final class BatchLine {
  private static final int BAR = 20;
  private static final int WIDTH = 79;
  private static final String CLEAR = "\r\u001b[K";

  private final PrintStream err;
  private final int total;
  private final Set<String> running = new LinkedHashSet<>();
  private int done;

  BatchLine(PrintStream err, int total) {
    this.err = err;
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

  /** Leaves the terminal as it was. */
  synchronized void clear() {
    err.print(CLEAR);
    err.flush();
  }

  private void show() {
    err.print(CLEAR + write(done, total, running));
    err.flush();
  }

  /** The line, shorter than a terminal is wide. */
  static String write(int done, int total, Set<String> running) {
    int filled = total == 0 ? BAR : done * BAR / total;
    String bar = "#".repeat(filled) + "-".repeat(BAR - filled);
    String line = "[%s] %d of %d".formatted(bar, done, total);
    String now = running.isEmpty() ? "" : "; checking " + String.join(", ", running);
    String all = line + now;
    return all.length() <= WIDTH ? all : all.substring(0, WIDTH - 1) + "…";
  }
}
