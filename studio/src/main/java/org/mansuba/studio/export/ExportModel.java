package org.mansuba.studio.export;

import java.io.IOException;
import java.nio.file.Path;
import org.mansuba.export.format.Format;
import org.mansuba.export.sheet.Sheet;
import org.mansuba.export.sheet.Style;
import org.mansuba.export.words.Language;
import org.mansuba.notation.Letters;
import org.mansuba.problem.AtomicFile;
import org.mansuba.problem.Problem;
import org.mansuba.rules.legality.DiagramCheck;
import org.mansuba.rules.legality.Finding;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.document.FileQuestions;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.notice.Notices;
import org.mansuba.studio.task.TaskRunner;

/**
 * Writes the open problem with its score in the formats of the command line, in the language of the
 * window. Belongs to the thread of the window; writing is done beside it.
 */
public final class ExportModel {
  private final Document document;
  private final FileQuestions questions;
  private final TaskRunner runner;
  private final Notices notices;
  private final Texts texts;

  /** Exports a document. */
  public ExportModel(
      Document document, FileQuestions questions, TaskRunner runner, Notices notices, Texts texts) {
    this.document = document;
    this.questions = questions;
    this.runner = runner;
    this.notices = notices;
    this.texts = texts;
  }

  /** Asks for a file and writes it in a format; tells if that is not possible. */
  public void export(Format format) {
    Problem problem = document.problem();
    if (DiagramCheck.check(problem.setup(), problem.rules()).stream().anyMatch(Finding::isError)) {
      notices.warn(texts.get("export.unplayable"));
      return;
    }
    String name = problem.id().isEmpty() ? "problem" : problem.id();
    questions.save(name + "." + format.extension()).ifPresent(file -> write(problem, format, file));
  }

  private void write(Problem problem, Format format, Path file) {
    Style style =
        Style.of(Language.of(texts.language().code()).orElse(Language.EN), Letters.STANDARD);
    runner.run(
        () -> written(Sheet.of(problem, style), format, file),
        to -> notices.tell(texts.get("file.saved", to.toString())),
        failure -> notices.warn(texts.get("export.failed", file.toString(), why(failure))));
  }

  private static Path written(Sheet sheet, Format format, Path file) throws IOException {
    AtomicFile.write(file, format.write(sheet));
    return file;
  }

  private static String why(Throwable failure) {
    return failure instanceof IOException e ? AtomicFile.reason(e) : String.valueOf(failure);
  }
}
