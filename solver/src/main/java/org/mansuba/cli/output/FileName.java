package org.mansuba.cli.output;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.mansuba.notation.Excerpt;

/** Names of files and folders on the command line. */
public final class FileName {
  private FileName() {}

  /**
   * The path of a name.
   *
   * @param where the option or the place it is given in, for a message
   * @throws Refusal if it is empty or cannot be a name
   */
  public static Path path(String where, String name) {
    if (name.isBlank()) {
      throw new Refusal("%s needs a name; it is empty".formatted(where));
    }
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new Refusal("%s is no name of a file".formatted(Excerpt.of(name)));
    }
  }

  /** A name, safe to be shown. */
  public static String shown(String name) {
    return Excerpt.plain(name, 300);
  }
}
