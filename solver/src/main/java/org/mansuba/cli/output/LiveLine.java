package org.mansuba.cli.output;

import java.io.PrintStream;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One line on a terminal that is written over and over while work goes on, or nothing where nobody
 * reads it. Safe for use by any number of threads.
 */
public final class LiveLine implements AutoCloseable {
  private static final byte[] CLEAR = {'\r', 0x1b, '[', 'K'};

  /** A longer line is hard to read. */
  private static final int LONGEST = 79;

  private final @Nullable PrintStream screen;
  private final int width;

  private LiveLine(@Nullable PrintStream screen, int width) {
    this.screen = screen;
    this.width = width;
  }

  /** A line that is shown where a terminal shows messages. */
  static LiveLine on(Terminal terminal) {
    // The last column stays free: some terminals begin a new line there.
    return new LiveLine(terminal.err(), Math.clamp(terminal.columns() - 1L, 1, LONGEST));
  }

  /** A line that is not shown. */
  public static LiveLine silent() {
    return new LiveLine(null, LONGEST);
  }

  /** Shows a text in place of the one before, as much of it as has room. */
  public synchronized void show(Supplier<String> text) {
    if (screen != null) {
      screen.writeBytes(CLEAR);
      screen.print(clipped(text.get()));
      screen.flush();
    }
  }

  /** Leaves the terminal as it was. */
  @Override
  public synchronized void close() {
    if (screen != null) {
      screen.writeBytes(CLEAR);
      screen.flush();
    }
  }

  private String clipped(String text) {
    String line = text.stripTrailing();
    return line.length() <= width ? line : line.substring(0, width - 1) + "…";
  }
}
