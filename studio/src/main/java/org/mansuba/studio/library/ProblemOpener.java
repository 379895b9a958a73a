package org.mansuba.studio.library;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.studio.document.FileModel;

/** Opens what a word names: a file, or the id of a problem of the library. */
public final class ProblemOpener {
  private ProblemOpener() {}

  /** Opens what a word names; tells if there is no such problem, or if it cannot be read. */
  public static boolean open(String word, FileModel files) {
    Optional<Problem> known = Library.find(word);
    Optional<Path> file = path(word);
    boolean isFile = file.filter(Files::exists).isPresent();
    if (known.isPresent() && !isFile) {
      return files.open(known.get());
    }
    return file.isPresent() ? files.open(file.get()) : files.refuse(word);
  }

  private static Optional<Path> path(String word) {
    try {
      return Optional.of(Path.of(word));
    } catch (InvalidPathException _) {
      return Optional.empty();
    }
  }
}
