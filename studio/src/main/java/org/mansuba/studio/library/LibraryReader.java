package org.mansuba.studio.library;

import org.mansuba.problem.Library;
import org.mansuba.studio.document.FileQuestions;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.notice.Notices;
import org.mansuba.studio.task.TaskRunner;

/**
 * Reads problems for the library: those that come with the program, or those of a folder. Belongs
 * to the thread of the window; reading is done beside it.
 */
public final class LibraryReader {
  private final LibraryModel library;
  private final FileQuestions questions;
  private final TaskRunner runner;
  private final Notices notices;
  private final Texts texts;

  /** Reads for a library. */
  public LibraryReader(
      LibraryModel library,
      FileQuestions questions,
      TaskRunner runner,
      Notices notices,
      Texts texts) {
    this.library = library;
    this.questions = questions;
    this.runner = runner;
    this.notices = notices;
    this.texts = texts;
  }

  /** Reads the problems that come with the program. */
  public void readOwn() {
    runner.run(
        Library::all,
        library::load,
        failure -> notices.warn(texts.get("library.failed", String.valueOf(failure))));
  }

  /** Asks for a folder, and puts its problems in the place of the library. */
  public void askFolder() {
    questions
        .folder()
        .ifPresent(
            folder ->
                runner.run(
                    () -> Shelf.read(folder),
                    this::take,
                    failure -> notices.warn(texts.get("library.noFolder", folder.toString()))));
  }

  private void take(Shelf shelf) {
    library.load(shelf);
    int unreadable = shelf.unreadable().size();
    if (unreadable > 0) {
      notices.warn(texts.get("library.unreadable", unreadable, shelf.unreadable().getFirst()));
    }
  }
}
