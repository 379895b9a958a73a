package org.mansuba.studio.library;

import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.mansuba.problem.Library;
import org.mansuba.studio.document.FileQuestions;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.notice.Notices;
import org.mansuba.studio.task.TaskRunner;

/**
 * Reads problems for the library: those that come with the program, or those of a folder. Readings
 * may end in any order; one never takes the place of what was asked for after it. Belongs to the
 * thread of the window; reading is done beside it.
 */
public final class LibraryReader {
  private final LibraryModel library;
  private final FileQuestions questions;
  private final TaskRunner runner;
  private final Notices notices;
  private final Texts texts;
  private int asked;
  private int shown;

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
    read(
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
                read(
                    () -> Shelf.read(folder),
                    this::take,
                    failure -> notices.warn(texts.get("library.noFolder", folder.toString()))));
  }

  /**
   * Has problems read; what that brings is dropped if what was asked for later is shown by then.
   */
  private <T> void read(Callable<T> reading, Consumer<T> taker, Consumer<Throwable> failed) {
    int mine = ++asked;
    runner.run(
        reading,
        problems -> {
          if (mine > shown) {
            shown = mine;
            taker.accept(problems);
          }
        },
        failure -> {
          if (mine > shown) {
            failed.accept(failure);
          }
        });
  }

  private void take(Shelf shelf) {
    library.load(shelf);
    int unreadable = shelf.unreadable().size();
    if (unreadable > 0) {
      notices.warn(texts.get("library.unreadable", unreadable, shelf.unreadable().getFirst()));
    }
  }
}
