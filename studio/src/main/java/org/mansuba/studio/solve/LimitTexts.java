package org.mansuba.studio.solve;

import java.time.Duration;
import java.util.OptionalLong;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.mansuba.search.Limits;

/** The limits of a search as they are typed; an empty field sets none. */
public final class LimitTexts {
  private static final long MEBIBYTE = 1L << 20;
  private static final long MOST_SECONDS = 1_000_000_000L;

  private final StringProperty seconds = new SimpleStringProperty("");
  private final StringProperty nodes = new SimpleStringProperty("");
  private final StringProperty mebibytes = new SimpleStringProperty("");

  /** Seconds a search may take. */
  public StringProperty secondsProperty() {
    return seconds;
  }

  /** Positions a search may visit. */
  public StringProperty nodesProperty() {
    return nodes;
  }

  /** Mebibytes a search may remember in. */
  public StringProperty mebibytesProperty() {
    return mebibytes;
  }

  /** Whether every field is empty or a number in range. */
  public boolean areRight() {
    return isRight(seconds.get(), MOST_SECONDS)
        && isRight(nodes.get(), Long.MAX_VALUE)
        && isRight(mebibytes.get(), most() / MEBIBYTE);
  }

  /** The greatest number of mebibytes this program can give. */
  public long mostMebibytes() {
    return most() / MEBIBYTE;
  }

  /**
   * The limits.
   *
   * @throws IllegalStateException unless they {@link #areRight}
   */
  public Limits limits() {
    if (!areRight()) {
      throw new IllegalStateException("a limit is no number");
    }
    long memory =
        mebibytes.get().isBlank()
            ? Math.clamp(most() / 2, Limits.LEAST_MEMORY, 1024 * MEBIBYTE)
            : number(mebibytes.get()).getAsLong() * MEBIBYTE;
    Limits limits =
        Limits.UNLIMITED.withMemory(memory).withThreads(Runtime.getRuntime().availableProcessors());
    if (!seconds.get().isBlank()) {
      limits = limits.withTime(Duration.ofSeconds(number(seconds.get()).getAsLong()));
    }
    if (!nodes.get().isBlank()) {
      limits = limits.withNodes(number(nodes.get()).getAsLong());
    }
    return limits;
  }

  private static long most() {
    return Runtime.getRuntime().maxMemory() * 3 / 4;
  }

  private static boolean isRight(String text, long most) {
    OptionalLong number = number(text);
    return text.isBlank()
        || (number.isPresent() && number.getAsLong() >= 1 && number.getAsLong() <= most);
  }

  private static OptionalLong number(String text) {
    String digits = text.replaceAll("[\\s,_\u00A0]", "");
    return digits.length() <= 18
            && !digits.isEmpty()
            && digits.chars().allMatch(c -> c >= '0' && c <= '9')
        ? OptionalLong.of(Long.parseLong(digits))
        : OptionalLong.empty();
  }
}
