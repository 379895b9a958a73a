package org.mansuba.studio;

import java.nio.file.Path;
import java.util.Optional;

/** Answers where to save with a name in a folder, and no other question. */
final class SavesHere extends NoQuestions {
  private final Path folder;
  private final String name;

  /**
   * Answers so.
   *
   * @param name without its ending, which stays the one that is suggested
   */
  SavesHere(Path folder, String name) {
    this.folder = folder;
    this.name = name;
  }

  @Override
  public Optional<Path> save(String suggestion) {
    String ending = suggestion.substring(suggestion.lastIndexOf('.'));
    return Optional.of(folder.resolve(name + ending));
  }
}
