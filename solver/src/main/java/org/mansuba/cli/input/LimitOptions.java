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
      description = "Stop after this time, as 500ms, 60s, 2m or 1h.")
  private @Nullable String time;

  @Option(names = "--nodes", paramLabel = "N", description = "Stop after N positions.")
  private @Nullable String nodes;

  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      description = "Remember no more than this, as 256m or 4g. Usually 1g.")
  private @Nullable String memory;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Search with N threads; all cores unless given.")
  private @Nullable String threads;

  /**
   * The limits asked for.
   *
   * @throws Refusal if one is not possible
   */
  public Limits limits() {
    // An eighth stays for the program itself, and for a table that moves into a larger one.
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
   * The limits asked for, with another time where none is asked for.
   *
   * @throws Refusal if one is not possible
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
      // Refused below like a number out of range.
    }
    String range = "from 1 to " + Numbers.full(most);
    throw new Refusal(
        "%s is a whole number, %s; it cannot be %s".formatted(option, range, Excerpt.of(text)));
  }
}
