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

/** Finds the problem a word of the command line names: a file, an id of the library, or -. */
public final class ProblemSource {
  private final InputStream in;

  /**
   * Finds problems.
   *
   * @param in what - stands for
   */
  public ProblemSource(InputStream in) {
    this.in = in;
  }

  /**
   * The problem of a word.
   *
   * @throws Refusal if there is none
   * @throws org.mansuba.problem.ProblemException if its file cannot be read
   */
  public Problem read(String word) {
    if (word.isBlank()) {
      throw new Refusal("the name of the problem is empty; give a file, or an id of the library");
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
    return Library.find(word).orElseGet(() -> missing(word, file));
  }

  private static Optional<Path> path(String word) {
    try {
      return Optional.of(Path.of(word));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  private static Problem missing(String word, Optional<Path> file) {
    boolean meantAsFile = word.contains("/") || word.contains("\\") || word.contains(".");
    if (file.isPresent() && (meantAsFile || Files.isDirectory(file.get()))) {
      return ProblemFile.read(file.get());
    }
    String advice =
        Library.nearest(word)
            .map("did you mean %s?"::formatted)
            .orElse("'mansuba list' shows the library");
    throw new Refusal(
        "%s is neither a file nor a problem of the library; %s"
            .formatted(Excerpt.of(word), advice));
  }
}
