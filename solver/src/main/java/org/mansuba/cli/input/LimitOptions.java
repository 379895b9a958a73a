package org.mansuba.cli.input;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.mansuba.cli.output.Numbers;
import org.mansuba.cli.output.Refusal;
import org.mansuba.cli.output.Times;
import org.mansuba.notation.Excerpt;
import org.mansuba.search.Limits;
import picocli.CommandLine.Option;

/** The options that limit a search. */
public final class LimitOptions {
  private static final long USUAL_MEMORY = 1L << 30;
  private static final int MOST_THREADS = 1024;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      description = "Time limit, e.g. 500ms, 60s, 2m or 1h.")
  private @Nullable String time;

  @Option(names = "--nodes", paramLabel = "N", description = "Visit at most N positions.")
  private @Nullable String nodes;

  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      description = "Memory limit, e.g. 256m or 4g (default 1g).")
  private @Nullable String memory;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Search with N threads (default: all cores).")
  private @Nullable String threads;

  /**
   * Returns the limits given.
   *
   * @throws Refusal if one is invalid
   */
  public Limits limits() {
    // An eighth is reserved for the program itself, and for a table that grows.
    long most = Runtime.getRuntime().maxMemory() / 8 * 7;
    if (most < Limits.LEAST_MEMORY) {
      throw new Refusal("Java may use too little memory to search; let it use 16 MB or more");
    }
    long usual = Math.max(Limits.LEAST_MEMORY, most / 2);
    Limits limits = Limits.UNLIMITED.withMemory(Math.min(USUAL_MEMORY, usual));
    limits = limits.withThreads(Runtime.getRuntime().availableProcessors());
    if (time != null) {
      limits = limits.withTime(Times.read("--time", time));
    }
    if (nodes != null) {
      limits = limits.withNodes(number("--nodes", nodes, Long.MAX_VALUE));
    }
    if (memory != null) {
      limits = limits.withMemory(Memory.read(memory, most));
    }
    if (threads != null) {
      limits = limits.withThreads((int) number("--threads", threads, MOST_THREADS));
    }
    return limits;
  }

  /**
   * Returns the limits given, with a default time.
   *
   * @throws Refusal if one is invalid
   */
  public Limits limits(Duration usualTime) {
    return time == null ? limits().withTime(usualTime) : limits();
  }

  private static long number(String option, String text, long most) {
    try {
      long number = Long.parseLong(text);
      if (number >= 1 && number <= most) {
        return number;
      }
    } catch (NumberFormatException notANumber) {
      // Rejected below, like a number out of range.
    }
    String range = "from 1 to " + Numbers.full(most);
    throw new Refusal(
        "invalid %1$s %3$s; it must be a whole number %2$s"
            .formatted(option, range, Excerpt.of(text)));
  }
}
