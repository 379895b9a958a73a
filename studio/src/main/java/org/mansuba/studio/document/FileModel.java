package org.mansuba.studio.document;

import java.nio.file.Path;
import java.util.Optional;
import org.mansuba.notation.Excerpt;
import org.mansuba.notation.NotationException;
import org.mansuba.problem.Problem;
import org.mansuba.problem.ProblemException;
import org.mansuba.problem.ProblemFile;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.notice.Notices;

/**
 * Opening and saving. Every failure is reported and leaves the document as it was; changes that are
 * not saved are given up only if the user says so. Belongs to the thread of the window.
 */
public final class FileModel {
  private static final String ENDING = ".json";

  private final Document document;
  private final RecentFiles recent;
  private final FileQuestions questions;
  private final Notices notices;
  private final Texts texts;

  /** Opens into, and saves from, a document. */
  public FileModel(
      Document document,
      RecentFiles recent,
      FileQuestions questions,
      Notices notices,
      Texts texts) {
    this.document = document;
    this.recent = recent;
    this.questions = questions;
    this.notices = notices;
    this.texts = texts;
  }

  /** The files opened or saved last. */
  public RecentFiles recent() {
    return recent;
  }

  /** Begins an empty diagram. */
  public void begin() {
    if (mayReplace()) {
      document.open(Document.empty());
    }
  }

  /** Opens a problem that comes from no file of the user's. */
  public boolean open(Problem problem) {
    boolean may = mayReplace();
    if (may) {
      document.open(problem);
    }
    return may;
  }

  /** Opens a file; tells if that is not possible. */
  public boolean open(Path file) {
    try {
      OpenedFile opened = OpenedFile.read(file);
      if (!mayReplace()) {
        return false;
      }
      opened.into(document);
      recent.note(file);
      notices.clear();
      return true;
    } catch (ProblemException | NotationException wrong) {
      recent.forget(file);
      notices.warn(String.valueOf(wrong.getMessage()));
      return false;
    }
  }

  /** Tells that a word names nothing that could be opened. */
  public boolean refuse(String word) {
    notices.warn(texts.get("file.noName", Excerpt.of(word)));
    return false;
  }

  /**
   * Saves to the document's file, or asks for one.
   *
   * @return whether all is saved now
   */
  public boolean save() {
    Optional<Path> file = document.fileProperty().get();
    return file.isPresent() ? write(file.get()) : saveAs();
  }

  /**
   * Asks for a file and saves to it.
   *
   * @return whether all is saved now
   */
  public boolean saveAs() {
    return questions.save(suggestion()).filter(file -> write(withEnding(file))).isPresent();
  }

  /** Whether the document may go: it is saved, or the user gives up what is not. */
  public boolean mayReplace() {
    if (!document.modifiedProperty().get()) {
      return true;
    }
    return switch (questions.unsaved()) {
      case SAVE -> save();
      case DISCARD -> true;
      case CANCEL -> false;
    };
  }

  private boolean write(Path file) {
    document.seal();
    Problem state = document.problem();
    try {
      ProblemFile.write(file, state);
    } catch (ProblemException failed) {
      notices.warn(texts.get("file.notSaved", String.valueOf(failed.getMessage())));
      return false;
    }
    document.saved(state, file);
    recent.note(file);
    notices.tell(texts.get("file.saved", file.toString()));
    return true;
  }

  private String suggestion() {
    Problem problem = document.problem();
    String name = problem.id().isEmpty() ? problem.title() : problem.id();
    String plain = name.strip().replaceAll("[^\\p{L}\\p{N}]+", "-").replaceAll("^-+|-+$", "");
    return (plain.isEmpty() ? "problem" : plain) + ENDING;
  }

  private static Path withEnding(Path file) {
    String name = String.valueOf(file.getFileName());
    return name.contains(".") ? file : file.resolveSibling(name + ENDING);
  }
}
