package org.mansuba.studio.document;

import java.nio.file.Path;
import java.util.Optional;

/** What the user is asked about files. */
public interface FileQuestions {
  /** What is to become of changes that are not saved. */
  enum Unsaved {
    /** They are saved first. */
    SAVE,
    /** They are given up. */
    DISCARD,
    /** Nothing is done at all. */
    CANCEL
  }

  /** Which file to open; empty if none after all. */
  Optional<Path> open();

  /**
   * Which file to save to; empty if to none after all.
   *
   * @param suggestion a name for the file
   */
  Optional<Path> save(String suggestion);

  /** Which folder to take problems from; empty if none after all. */
  Optional<Path> folder();

  /** What is to become of changes that are not saved. */
  Unsaved unsaved();
}
