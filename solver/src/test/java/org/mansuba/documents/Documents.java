package org.mansuba.documents;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The Markdown documents of the project. */
public final class Documents {
  /** The root of the project; tests run in the folder of their module. */
  public static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  private Documents() {}

  /** Returns all documents, relative to {@link #ROOT}, sorted. */
  public static List<Path> all() throws IOException {
    try (Stream<Path> top = Files.list(ROOT);
        Stream<Path> below = Files.walk(ROOT.resolve("docs"))) {
      return Stream.concat(top, below)
          .filter(file -> file.getFileName().toString().endsWith(".md"))
          .map(ROOT::relativize)
          .sorted()
          .toList();
    }
  }

  /** Returns the text of a document. */
  public static String read(Path document) throws IOException {
    return Files.readString(ROOT.resolve(document));
  }
}
