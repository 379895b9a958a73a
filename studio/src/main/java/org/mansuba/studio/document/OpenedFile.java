package org.mansuba.studio.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.mansuba.problem.Problem;
import org.mansuba.problem.ProblemException;
import org.mansuba.problem.ProblemFile;

/**
 * What a file holds.
 *
 * @param problem the problem
 * @param file where to save it; empty if the file is no problem file
 */
record OpenedFile(Problem problem, Optional<Path> file) {
  private static final long LONGEST_TEXT = 20_000;

  /**
   * Reads a file: a problem, or a FEN or list of men if its name ends in {@code .fen} or {@code
   * .txt}.
   *
   * @throws ProblemException if it cannot be read
   * @throws org.mansuba.notation.NotationException if its text is no diagram
   */
  static OpenedFile read(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    return name.endsWith(".fen") || name.endsWith(".txt")
        ? new OpenedFile(Problem.of(DiagramText.read(text(file))), Optional.empty())
        : new OpenedFile(ProblemFile.read(file), Optional.of(file));
  }

  void into(Document document) {
    file.ifPresentOrElse(f -> document.open(problem, f), () -> document.open(problem));
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
}
