package org.mansuba.studio.library;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import org.mansuba.problem.Problem;
import org.mansuba.problem.ProblemException;
import org.mansuba.problem.ProblemFile;

/** The problem files of a folder, read once. Immutable. */
public final class Shelf {
  private final Path folder;
  private final List<Problem> problems = new ArrayList<>();
  private final IdentityHashMap<Problem, Path> files = new IdentityHashMap<>();
  private final List<String> unreadable = new ArrayList<>();

  private Shelf(Path folder) {
    this.folder = folder;
  }

  /**
   * Reads every file of a folder whose name ends in {@code .json}; what is no problem file is
   * skipped and reported.
   *
   * @throws IOException if the folder cannot be read
   */
  public static Shelf read(Path folder) throws IOException {
    Shelf shelf = new Shelf(folder);
    List<Path> files = new ArrayList<>();
    try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, "*.json")) {
      found.forEach(files::add);
    }
    files.stream().sorted().forEach(shelf::add);
    return shelf;
  }

  private void add(Path file) {
    try {
      List<Problem> read = ProblemFile.readAll(file);
      problems.addAll(read);
      if (read.size() == 1) {
        files.put(read.getFirst(), file);
      }
    } catch (ProblemException _) {
      unreadable.add(String.valueOf(file.getFileName()));
    }
  }

  /** The folder. */
  public Path folder() {
    return folder;
  }

  /** The problems, in the order of the files' names. */
  public List<Problem> problems() {
    return List.copyOf(problems);
  }

  /** The file that one of these problems has to itself; empty for those of a collection. */
  public Optional<Path> fileOf(Problem problem) {
    return Optional.ofNullable(files.get(problem));
  }

  /** The names of the files that are no problem files. */
  public List<String> unreadable() {
    return List.copyOf(unreadable);
  }
}
