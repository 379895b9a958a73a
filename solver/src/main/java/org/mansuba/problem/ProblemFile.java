package org.mansuba.problem;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.mansuba.notation.Excerpt;

/** Reads and writes problem files. */
public final class ProblemFile {
  private static final int LONGEST_NAME = 300;

  private ProblemFile() {}

  /**
   * Reads a file with a single problem.
   *
   * @throws ProblemException if the file cannot be read, is not a problem file, or holds several
   *     problems
   */
  public static Problem read(Path file) {
    List<Problem> problems = readAll(file);
    if (problems.size() > 1) {
      throw new ProblemException(
          "%s holds %d problems; expected one".formatted(name(file), problems.size()));
    }
    return problems.getFirst();
  }

  /**
   * Reads a file with one problem or a collection.
   *
   * @throws ProblemException if the file cannot be read or is not a problem file
   */
  public static List<Problem> readAll(Path file) {
    String name = name(file);
    if (Files.isDirectory(file)) {
      throw new ProblemException(name + " is a folder; name a problem file in it");
    }
    try {
      if (Files.size(file) > ProblemJson.LARGEST) {
        throw ProblemJson.tooLarge(name);
      }
      try (InputStream in = Files.newInputStream(file)) {
        return readAll(in, name);
      }
    } catch (NoSuchFileException _) {
      throw new ProblemException(name + " does not exist; check the name and the folder");
    } catch (AccessDeniedException _) {
      throw new ProblemException(name + " is not readable; check its permissions");
    } catch (IOException e) {
      throw new ProblemException("%s cannot be read: %s".formatted(name, AtomicFile.reason(e)));
    }
  }

  /**
   * Reads problems from a stream such as standard input, without closing it.
   *
   * @param name the name of the stream in messages
   * @throws ProblemException if it cannot be read or holds no problems
   */
  public static List<Problem> readAll(InputStream in, String name) {
    byte[] bytes;
    try {
      bytes = in.readNBytes(ProblemJson.LARGEST + 1);
    } catch (IOException e) {
      throw new ProblemException("%s cannot be read: %s".formatted(name, AtomicFile.reason(e)));
    }
    return ProblemJson.read(bytes, name);
  }

  /**
   * Writes a problem atomically: an existing file is replaced only by a complete one.
   *
   * @throws ProblemException if the file cannot be written
   */
  public static void write(Path file, Problem problem) {
    write(file, ProblemJson.write(problem));
  }

  /**
   * Writes a collection atomically: an existing file is replaced only by a complete one.
   *
   * @throws ProblemException if the file cannot be written
   */
  public static void write(Path file, List<Problem> collection) {
    write(file, ProblemJson.write(collection));
  }

  private static void write(Path file, String text) {
    try {
      AtomicFile.write(file, text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new ProblemException(
          "%s cannot be written: %s".formatted(name(file), AtomicFile.reason(e)));
    }
  }

  private static String name(Path file) {
    return Excerpt.plain(file.toString(), LONGEST_NAME);
  }
}
