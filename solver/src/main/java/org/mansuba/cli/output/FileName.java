package org.mansuba.cli.output;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.mansuba.notation.Excerpt;

/** Parses names of files and folders on the command line. */
public final class FileName {
  private FileName() {}

  /**
   * Returns the path with a name.
   *
   * @param where the option or argument, for messages
   * @throws Refusal if the name is empty or invalid
   */
  public static Path path(String where, String name) {
    if (name.isBlank()) {
      throw new Refusal("%s needs a file name; it is empty".formatted(where));
    }
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new Refusal("%s is not a valid file name".formatted(Excerpt.of(name)));
    }
  }

  /**
   * Sees to it that what is read is not written over, by whatever name it is called.
   *
   * @param option the option that names what is written
   * @param written its path
   * @param read what names the input: a file, - for standard input, or no file at all
   * @throws Refusal if both are one file
   */
  public static void requireOther(String option, Path written, String read) {
    try {
      Path input = Path.of(read.equals("-") ? "/dev/stdin" : read);
      if (Files.exists(input) && Files.exists(written) && Files.isSameFile(input, written)) {
        throw new Refusal(
            "%s %s is the file that is read; name another"
                .formatted(option, Excerpt.fileName(written.toString())));
      }
    } catch (InvalidPathException | IOException noFile) {
      // Then nothing is written over.
    }
  }
}
