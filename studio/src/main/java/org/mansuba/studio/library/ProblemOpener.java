package org.mansuba.studio.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.mansuba.notation.Excerpt;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.problem.ProblemException;
import org.mansuba.problem.ProblemFile;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.editor.DiagramText;

/** Opens what a word names: a file, or the id of a problem of the library. */
public final class ProblemOpener {
  private static final long LONGEST_TEXT = 20_000;

  private ProblemOpener() {}

  /**
   * Opens what a word names.
   *
   * @throws ProblemException if there is no such problem, or it cannot be read
   * @throws org.mansuba.notation.NotationException if its text is no diagram
   */
  public static void open(String word, Document document) {
    Optional<Path> file = path(word);
    Optional<Problem> known = Library.find(word);
    if (file.isPresent() && (Files.exists(file.get()) || known.isEmpty())) {
      open(file.get(), document);
    } else {
      document.open(known.orElseThrow(() -> missing(word)));
    }
  }

  /**
   * Opens a file: a problem, or a FEN or list of men if its name ends in {@code .fen} or {@code
   * .txt}.
   *
   * @throws ProblemException if it cannot be read
   * @throws org.mansuba.notation.NotationException if its text is no diagram
   */
  public static void open(Path file, Document document) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    if (name.endsWith(".fen") || name.endsWith(".txt")) {
      document.open(Problem.of(DiagramText.read(text(file))));
    } else {
      document.open(ProblemFile.read(file), file);
    }
  }

  private static String text(Path file) {
    try {
      if (Files.size(file) > LONGEST_TEXT) {
        throw new ProblemException(file.getFileName() + " is too large to be a diagram");
      }
      return Files.readString(file);
    } catch (IOException _) {
      throw new ProblemException(file.getFileName() + " cannot be read as text");
    }
  }

  private static Optional<Path> path(String word) {
    try {
      return Optional.of(Path.of(word));
    } catch (InvalidPathException _) {
      return Optional.empty();
    }
  }

  private static ProblemException missing(String word) {
    return new ProblemException(
        Excerpt.of(word) + " is neither a file nor a problem of the library");
  }
}
