package org.mansuba.problem;

import java.util.regex.Pattern;

/**
 * Escapes in JSON the characters that override the direction of text, and the control characters
 * that JSON allows: printed to a terminal, they would reorder what surrounds them, or steer it. A
 * reader of the JSON gets them back unchanged.
 */
public final class BidiEscapes {
  private static final Pattern STEERING =
      Pattern.compile("[\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069]");

  private BidiEscapes() {}

  /** Returns equivalent JSON; the characters can occur only inside strings. */
  public static String in(String json) {
    return STEERING
        .matcher(json)
        .replaceAll(found -> "\\\\u%04x".formatted((int) found.group().charAt(0)));
  }
}
