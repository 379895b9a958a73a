package org.mansuba.cli.input;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.mansuba.cli.output.Refusal;
import org.mansuba.notation.Excerpt;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.problem.ProblemFile;

/** Finds the problem for an argument: a file, a library id, or {@code -}. */
public final class ProblemSource {
  private final InputStream in;

  /**
   * Creates a source.
   *
   * @param in the stream for {@code -}
   */
  public ProblemSource(InputStream in) {
    this.in = in;
  }

  /**
   * Returns the problem for an argument.
   *
   * @throws Refusal if it is missing
   * @throws org.mansuba.problem.ProblemException if its file cannot be read
   */
  public Problem read(String word) {
    if (word.isBlank()) {
      throw new Refusal("the problem name is empty; give a file or a library id");
    }
    if (word.equals("-")) {
      return DiagramFile.read(in, "standard input");
    }
    Optional<Path> file = path(word);
    if (file.isPresent() && Files.exists(file.get()) && !Files.isDirectory(file.get())) {
      return DiagramFile.isPlainText(word)
          ? DiagramFile.read(file.get())
          : ProblemFile.read(file.get());
    }
    return Library.find(word).orElseGet(() -> missing(word));
  }

  private static Optional<Path> path(String word) {
    try {
      return Optional.of(Path.of(word));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  private static Problem missing(String word) {
    Optional<Path> file = path(word);
    boolean meantAsFile = word.contains("/") || word.contains("\\") || word.contains(".");
    if (file.isPresent() && (meantAsFile || Files.isDirectory(file.get()))) {
      return ProblemFile.read(file.get());
    }
    String advice =
        Library.nearest(word)
            .map("did you mean %s?"::formatted)
            .orElse("'mansuba list' shows the library");
    throw new Refusal(
        "no such file or library problem: %s; %s".formatted(Excerpt.of(word), advice));
  }
}
