package org.mansuba.studio.export;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.export.format.Format;
import org.mansuba.export.sheet.SolutionExtent;
import org.mansuba.export.sheet.SolutionScore;
import org.mansuba.problem.AtomicFile;
import org.mansuba.problem.Problem;
import org.mansuba.score.Score;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.document.FileQuestions;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.notice.Notices;
import org.mansuba.studio.soundness.CheckModel;
import org.mansuba.studio.task.TaskRunner;

/**
 * Writes the open problem with its score in the formats of the command line: to a file, for the
 * clipboard, for a browser, or for a printer. Belongs to the thread of the window; the work is done
 * beside it.
 */
public final class ExportModel {
  private static final int PRINTED_DOTS_PER_INCH = 200;

  private final CheckModel check;
  private final FileQuestions questions;
  private final TaskRunner runner;
  private final Notices notices;
  private final Texts texts;
  private final BooleanProperty shown = new SimpleBooleanProperty();
  private final ObjectProperty<ExportOptions> order =
      new SimpleObjectProperty<>(ExportOptions.USUAL);
  private final ExportJobs assigner;
  private final PreviewModel preview;

  /** Exports a document, and what a check of it has found. */
  public ExportModel(
      Document document,
      CheckModel check,
      FileQuestions questions,
      TaskRunner runner,
      Notices notices,
      Texts texts) {
    this.check = check;
    this.questions = questions;
    this.runner = runner;
    this.notices = notices;
    this.texts = texts;
    assigner = new ExportJobs(document, check, order);
    preview = new PreviewModel(assigner, check, runner, texts, shown);
    texts.languageProperty().subscribe(own -> order.set(order.get().with(own)));
    preview.follow(document, order);
  }

  /** Whether the page is shown on which all of this is chosen. */
  public BooleanProperty shownProperty() {
    return shown;
  }

  /** How it is to be written. */
  ObjectProperty<ExportOptions> orderProperty() {
    return order;
  }

  /** Chooses a format. */
  public void choose(Format format) {
    order.set(order.get().with(format));
  }

  /** What it will look like; kept up only while the page is shown. */
  public ReadOnlyObjectProperty<Preview> previewProperty() {
    return preview.previewProperty();
  }

  /** Starts the check whose solution is to be written. */
  void check() {
    check.start();
  }

  /**
   * The tree of the solution that a check has found, with every variation to its end, in the words
   * of the window.
   */
  public Score solution(Problem problem, Report report) {
    SolutionExtent whole =
        new SolutionExtent(SolutionExtent.Depth.FULL, SolutionExtent.Duals.SHOWN);
    return SolutionScore.of(problem, report, whole, order.get().style());
  }

  /** Asks for a file and writes it as chosen; tells if that is not possible. */
  public void save() {
    assignment()
        .ifPresent(work -> questions.save(work.fileName()).ifPresent(file -> write(work, file)));
  }

  /** Works out the text as chosen, and hands it over; tells if that is not possible. */
  void text(Consumer<String> taker) {
    make(work -> new String(work.write(), StandardCharsets.UTF_8), taker, "export.copyFailed");
  }

  /**
   * Writes what is chosen to a file that goes with the program, and hands its place over; tells if
   * that is not possible.
   */
  void page(Consumer<Path> taker) {
    make(ExportModel::passing, taker, "export.pageFailed");
  }

  /**
   * Works out the pages to be printed, each a file in the format PNG, and hands them over; tells if
   * that is not possible.
   */
  public void pages(Consumer<List<byte[]>> taker) {
    make(
        work -> Pages.of(Format.PDF.write(work.sheet()), PRINTED_DOTS_PER_INCH),
        taker,
        "print.noPages");
  }

  /** How something is made of what is to be written; done beside the window. */
  @FunctionalInterface
  private interface Making<T> {
    T of(ExportJob work) throws IOException;
  }

  /**
   * Has something made of what is to be written, and hands it over.
   *
   * @param failed the key of the message if that is not possible
   */
  private <T> void make(Making<T> making, Consumer<T> taker, String failed) {
    assignment()
        .ifPresent(
            work ->
                runner.run(
                    () -> making.of(work),
                    taker,
                    failure -> notices.warn(texts.get(failed, why(failure, texts)))));
  }

  private void write(ExportJob work, Path file) {
    runner.run(
        () -> written(work, file),
        to -> notices.tell(texts.get("file.saved", to.toString())),
        failure -> notices.warn(texts.get("export.failed", file.toString(), why(failure, texts))));
  }

  private static Path written(ExportJob work, Path file) throws IOException {
    AtomicFile.write(file, work.write());
    return file;
  }

  private static Path passing(ExportJob work) throws IOException {
    Path file = Files.createTempFile("mansuba-", "." + work.order().format().extension());
    file.toFile().deleteOnExit();
    return written(work, file);
  }

  /** What is to be written now; empty, and told, if nothing can be. */
  private Optional<ExportJob> assignment() {
    if (!assigner.isPlayable()) {
      notices.warn(texts.get("export.unplayable"));
      return Optional.empty();
    }
    if (assigner.lacksCheck()) {
      notices.warn(texts.get("export.unchecked"));
      return Optional.empty();
    }
    return Optional.of(assigner.now());
  }

  /** Why work has failed, for the end of a sentence. */
  static String why(Throwable failure, Texts texts) {
    return switch (failure) {
      case IOException e -> AtomicFile.reason(e);
      case OutOfMemoryError _ -> texts.get("export.noMemory");
      default -> String.valueOf(failure);
    };
  }
}
