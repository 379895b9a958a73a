package org.mansuba.cli.output;

import java.io.PrintStream;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A progress line that is overwritten again and again, or nothing if no one reads it. Thread-safe.
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

  /** Returns a line that is not shown. */
  public static LiveLine silent() {
    return new LiveLine(null, LONGEST);
  }

  /** Replaces the text, cut to the width of the line. */
  public synchronized void show(Supplier<String> text) {
    if (screen != null) {
      screen.writeBytes(CLEAR);
      screen.print(clipped(text.get()));
      screen.flush();
    }
  }

  /** Clears the line. */
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
