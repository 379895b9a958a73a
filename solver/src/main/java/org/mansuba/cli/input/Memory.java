package org.mansuba.cli.input;

import java.math.BigInteger;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mansuba.cli.output.Refusal;
import org.mansuba.notation.Excerpt;
import org.mansuba.search.Limits;

/** Parses amounts of memory: {@code 256m}, {@code 1g}. */
final class Memory {
  private static final Pattern FORM = Pattern.compile("([0-9]{1,18})([kmg]?)");

  private Memory() {}

  /**
   * Returns the value of an option in bytes.
   *
   * @param most the memory available, in bytes
   * @throws Refusal if the text is not an amount, or is too small or too large
   */
  static long read(String text, long most) {
    Matcher matcher = FORM.matcher(text.toLowerCase(Locale.ROOT));
    if (!matcher.matches()) {
      throw new Refusal(
          "invalid --memory; it must be a number with k, m or g, as in 256m, not "
              + Excerpt.of(text));
    }
    int shift =
        switch (matcher.group(2)) {
          case "k" -> 10;
          case "m" -> 20;
          case "g" -> 30;
          default -> 0;
        };
    BigInteger bytes = new BigInteger(matcher.group(1)).shiftLeft(shift);
    if (bytes.compareTo(BigInteger.valueOf(Limits.LEAST_MEMORY)) < 0) {
      throw new Refusal(
          "--memory %s is too small; the minimum is %s"
              .formatted(text, inMebibytes(Limits.LEAST_MEMORY)));
    }
    if (bytes.compareTo(BigInteger.valueOf(most)) > 0) {
      throw new Refusal(
          "--memory %s exceeds what is available; the maximum is %s"
              .formatted(text, inMebibytes(most)));
    }
    return bytes.longValueExact();
  }

  private static String inMebibytes(long bytes) {
    return (bytes >> 20) + "m";
  }
}
