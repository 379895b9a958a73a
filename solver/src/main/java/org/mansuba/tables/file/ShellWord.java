package org.mansuba.tables.file;

import java.util.regex.Pattern;

/** Texts as words of a command that a reader is to copy. */
public final class ShellWord {
  private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}._/:@%+=,-]+");

  private ShellWord() {}

  /** A text as one word of a POSIX shell, between apostrophes where it needs them. */
  public static String of(String text) {
    return PLAIN.matcher(text).matches() ? text : "'" + text.replace("'", "'\\''") + "'";
  }
}
