package org.mansuba.tables.file;

import java.util.regex.Pattern;

/** Quotes texts for commands that users may copy. */
public final class ShellWord {
  private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}._/:@%+=,-]+");

  private ShellWord() {}

  /** Returns a text as one word of a POSIX shell, quoted if necessary. */
  public static String of(String text) {
    return PLAIN.matcher(text).matches() ? text : "'" + text.replace("'", "'\\''") + "'";
  }
}
