package org.mansuba.cli.output;

import java.time.Duration;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mansuba.notation.Excerpt;

/** Parses and formats durations: {@code 500ms}, {@code 60s}. */
public final class Times {
  private static final Pattern FORM = Pattern.compile("([0-9]{1,9})(ms|s|m|h)");

  private Times() {}

  /**
   * Returns the value of an option.
   *
   * @param option its name
   * @throws Refusal if the text is not a duration, or is zero
   */
  public static Duration read(String option, String text) {
    Matcher matcher = FORM.matcher(text);
    if (!matcher.matches()) {
      throw new Refusal(
          "invalid %s; it must be a number with ms, s, m or h, as in 60s, not %s"
              .formatted(option, Excerpt.of(text)));
    }
    long amount = Long.parseLong(matcher.group(1));
    if (amount == 0) {
      throw new Refusal(option + " is at least 1ms; it cannot be 0");
    }
    return switch (matcher.group(2)) {
      case "ms" -> Duration.ofMillis(amount);
      case "s" -> Duration.ofSeconds(amount);
      case "m" -> Duration.ofMinutes(amount);
      default -> Duration.ofHours(amount);
    };
  }

  /** Returns a duration for people: {@code 0.08 s}, {@code 12.3 s}, {@code 2 min 5 s}. */
  public static String write(Duration time) {
    double seconds = time.toNanos() / 1e9;
    if (seconds < 10) {
      return Numbers.decimals(seconds) + " s";
    }
    if (seconds < 120) {
      return String.format(Locale.US, "%.1f s", seconds);
    }
    return "%d min %d s".formatted(time.toMinutes(), time.toSecondsPart());
  }
}
