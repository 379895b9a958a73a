package org.mansuba.studio;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Saves to a name in a folder, opens what was saved there, and answers no other question. */
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
  public Optional<Path> open() {
    return save(".json").filter(Files::exists);
  }

  @Override
  public Optional<Path> save(String suggestion) {
    String ending = suggestion.substring(suggestion.lastIndexOf('.'));
    return Optional.of(folder.resolve(name + ending));
  }
}
