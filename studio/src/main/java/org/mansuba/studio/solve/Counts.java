package org.mansuba.studio.solve;

import java.time.Duration;
import java.util.Locale;

/** Numbers for people, in western digits. */
public final class Counts {
  private Counts() {}

  /** All digits, in groups: {@code 1,234,567}. */
  public static String full(long count) {
    return String.format(Locale.ROOT, "%,d", count);
  }

  /** A rounded number, short: {@code 950}, {@code 12.3 k}, {@code 4.5 M}. */
  public static String about(double count) {
    if (count < 1e3) {
      return String.format(Locale.ROOT, "%.0f", count);
    }
    if (count < 1e6) {
      return String.format(Locale.ROOT, "%.1f k", count / 1e3);
    }
    return String.format(Locale.ROOT, "%.1f M", count / 1e6);
  }

  /** A time: {@code 0.35 s}, {@code 12.3 s}, {@code 3:05}. */
  public static String time(Duration time) {
    double seconds = time.toNanos() / 1e9;
    if (seconds < 10) {
      return String.format(Locale.ROOT, "%.2f s", seconds);
    }
    return seconds < 60
        ? String.format(Locale.ROOT, "%.1f s", seconds)
        : String.format(Locale.ROOT, "%d:%02d", time.toMinutes(), time.toSecondsPart());
  }
}
