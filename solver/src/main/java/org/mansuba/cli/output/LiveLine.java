package org.mansuba.cli.output;

import java.io.PrintStream;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One line on a terminal that is written over and over while work goes on, or nothing where nobody
 * reads it. Safe for use by any number of threads.
 */
public final class LiveLine implements AutoCloseable {
  private static final int WIDTH = 79;
  private static final String CLEAR = "\r\u001b[K";

  private final @Nullable PrintStream screen;

  private LiveLine(@Nullable PrintStream screen) {
    this.screen = screen;
  }

  /** A line that is shown on a screen. */
  static LiveLine on(PrintStream screen) {
    return new LiveLine(screen);
  }

  /** A line that is not shown. */
  public static LiveLine silent() {
    return new LiveLine(null);
  }

  /** Shows a text in place of the one before, as much of it as has room. */
  public synchronized void show(Supplier<String> text) {
    if (screen != null) {
      screen.print(CLEAR + clipped(text.get()));
      screen.flush();
    }
  }

  /** Leaves the terminal as it was. */
  @Override
  public synchronized void close() {
    if (screen != null) {
      screen.print(CLEAR);
      screen.flush();
    }
  }

  /** A text cut to the width of a terminal. */
  public static String clipped(String text) {
    String line = text.stripTrailing();
    return line.length() <= WIDTH ? line : line.substring(0, WIDTH - 1) + "…";
  }
}
