package org.mansuba.cli.output;

import java.util.Locale;

/** Formats numbers for people. */
public final class Numbers {
  private Numbers() {}

  /** Returns all digits in groups: {@code 1,234,567}. */
  public static String full(long count) {
    return String.format(Locale.US, "%,d", count);
  }

  /** Returns a count with its noun: {@code 1 node}, {@code 1,234 nodes}. */
  public static String count(long count, String one, String several) {
    return full(count) + " " + (count == 1 ? one : several);
  }

  /** Returns two decimals: {@code 1234.50}. */
  public static String decimals(double value) {
    return String.format(Locale.US, "%.2f", value);
  }

  /** Returns a rounded number of bytes: {@code 950 B}, {@code 12.3 kB}, {@code 4.5 MB}. */
  public static String bytes(long count) {
    return about((double) count) + (count < 1000 ? " B" : "B");
  }

  /** Returns a rounded number: {@code 950}, {@code 12.3 k}, {@code 4.5 M}. */
  public static String about(double count) {
    if (count < 1e3) {
      return String.format(Locale.US, "%.0f", count);
    }
    if (count < 1e6) {
      return String.format(Locale.US, "%.1f k", count / 1e3);
    }
    return count < 1e9
        ? String.format(Locale.US, "%.1f M", count / 1e6)
        : String.format(Locale.US, "%.1f G", count / 1e9);
  }
}
