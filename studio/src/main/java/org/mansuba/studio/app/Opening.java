package org.mansuba.studio.app;

import java.nio.file.Path;
import javafx.beans.property.ObjectProperty;
import org.mansuba.problem.Problem;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.document.FileModel;
import org.mansuba.studio.document.FileQuestions;
import org.mansuba.studio.library.LibraryModel;
import org.mansuba.studio.library.ProblemOpener;

/**
 * Opens problems, wherever they come from, and goes to the page on which each is best begun with.
 * Belongs to the thread of the window.
 */
public final class Opening {
  private final Document document;
  private final FileModel files;
  private final FileQuestions questions;
  private final LibraryModel library;
  private final ObjectProperty<Mode> mode;

  Opening(
      Document document,
      FileModel files,
      FileQuestions questions,
      LibraryModel library,
      ObjectProperty<Mode> mode) {
    this.document = document;
    this.files = files;
    this.questions = questions;
    this.library = library;
    this.mode = mode;
  }

  /** Begins an empty diagram. */
  public void begin() {
    files.begin();
    mode.set(Mode.SETUP);
  }

  /** Asks for a file, opens it, and shows it. */
  public void ask() {
    questions.open().ifPresent(this::open);
  }

  /** Opens a file, and shows it. */
  public boolean open(Path file) {
    return shown(files.open(file));
  }

  /** Opens a problem that comes from no file of the user's, and shows it. */
  public boolean open(Problem problem) {
    return shown(files.open(problem));
  }

  /** Opens what a word names, a file or the id of a problem of the library, and shows it. */
  public boolean open(String word) {
    return shown(ProblemOpener.open(word, files));
  }

  /** Opens a problem of the library, from its file if it has one to itself, and shows it. */
  public void openListed(Problem problem) {
    library
        .shelfProperty()
        .get()
        .flatMap(shelf -> shelf.fileOf(problem))
        .ifPresentOrElse(this::open, () -> open(problem));
  }

  private boolean shown(boolean opened) {
    if (opened) {
      mode.set(document.problem().solution().isEmpty() ? Mode.SOLVE : Mode.SCORE);
    }
    return opened;
  }
}
