package org.mansuba.studio;

import java.nio.file.Path;
import java.util.Optional;
import org.mansuba.studio.document.FileQuestions;

/** Answers no question: chooses no file, and cancels. */
public class NoQuestions implements FileQuestions {
  @Override
  public Optional<Path> open() {
    return Optional.empty();
  }

  @Override
  public Optional<Path> save(String suggestion) {
    return Optional.empty();
  }

  @Override
  public Optional<Path> folder() {
    return Optional.empty();
  }

  @Override
  public Unsaved unsaved() {
    return Unsaved.CANCEL;
  }
}
