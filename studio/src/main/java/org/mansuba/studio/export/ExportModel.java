package org.mansuba.studio.export;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.export.format.Format;
import org.mansuba.export.sheet.Detail;
import org.mansuba.export.sheet.SolutionScore;
import org.mansuba.export.words.Language;
import org.mansuba.problem.AtomicFile;
import org.mansuba.problem.Problem;
import org.mansuba.rules.legality.DiagramCheck;
import org.mansuba.rules.legality.Finding;
import org.mansuba.score.Score;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.document.FileQuestions;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.notice.Notices;
import org.mansuba.studio.soundness.CheckModel;
import org.mansuba.studio.soundness.CheckState;
import org.mansuba.studio.task.TaskRunner;

/**
 * Writes the open problem with its score in the formats of the command line, and shows beforehand
 * what that will look like. Belongs to the thread of the window; the work is done beside it.
 */
public final class ExportModel {
  private static final int PRINTED_DOTS_PER_INCH = 200;

  private final Document document;
  private final CheckModel check;
  private final FileQuestions questions;
  private final TaskRunner runner;
  private final Notices notices;
  private final Texts texts;
  private final BooleanProperty shown = new SimpleBooleanProperty();
  private final ObjectProperty<Order> order = new SimpleObjectProperty<>(Order.USUAL);
  private final ReadOnlyObjectWrapper<Preview> preview =
      new ReadOnlyObjectWrapper<>(new Preview.None());
  private int latest;

  /** Exports a document, and what a check of it has found. */
  public ExportModel(
      Document document,
      CheckModel check,
      FileQuestions questions,
      TaskRunner runner,
      Notices notices,
      Texts texts) {
    this.document = document;
    this.check = check;
    this.questions = questions;
    this.runner = runner;
    this.notices = notices;
    this.texts = texts;
    texts
        .languageProperty()
        .subscribe(l -> Language.of(l.code()).ifPresent(own -> order.set(order.get().with(own))));
    shown.subscribe(this::look);
    order.subscribe(this::look);
    document.problemProperty().subscribe(this::look);
    check
        .stateProperty()
        .map(state -> new Checked(state.phase(), state.report()))
        .subscribe(_ -> look());
  }

  /** Whether the page is shown on which all of this is chosen. */
  public BooleanProperty shownProperty() {
    return shown;
  }

  /** How it is to be written. */
  ObjectProperty<Order> orderProperty() {
    return order;
  }

  /** Chooses a format. */
  public void choose(Format format) {
    order.set(order.get().with(format));
  }

  /** What it will look like; kept up only while the page is shown. */
  public ReadOnlyObjectProperty<Preview> previewProperty() {
    return preview.getReadOnlyProperty();
  }

  /** Starts the check whose solution is to be written. */
  void check() {
    check.start();
  }

  /** Asks for a file and writes it as chosen; tells if that is not possible. */
  public void save() {
    assignment()
        .ifPresent(work -> questions.save(work.fileName()).ifPresent(file -> write(work, file)));
  }

  /**
   * The tree of the solution that a check has found, with every variation to its end, in the words
   * of the window.
   */
  public Score solution(Problem problem, Report report) {
    Detail whole = new Detail(Detail.Depth.FULL, Detail.Duals.SHOWN);
    return SolutionScore.of(problem, report, whole, order.get().style());
  }

  /** Works out the text as chosen, and hands it over; tells if that is not possible. */
  void text(Consumer<String> taker) {
    assignment()
        .ifPresent(
            work ->
                runner.run(
                    () -> new String(work.write(), StandardCharsets.UTF_8), taker, this::failed));
  }

  /**
   * Works out the pages to be printed, each a file in the format PNG, and hands them over; tells if
   * that is not possible.
   */
  public void pages(Consumer<List<byte[]>> taker) {
    assignment()
        .ifPresent(
            work ->
                runner.run(
                    () -> Pages.of(Format.PDF.write(work.sheet()), PRINTED_DOTS_PER_INCH),
                    taker,
                    this::failed));
  }

  private void write(Assignment work, Path file) {
    runner.run(
        () -> written(work, file),
        to -> notices.tell(texts.get("file.saved", to.toString())),
        failure -> notices.warn(texts.get("export.failed", file.toString(), why(failure))));
  }

  private static Path written(Assignment work, Path file) throws IOException {
    AtomicFile.write(file, work.write());
    return file;
  }

  /** What is to be written now; empty, and told, if nothing can be. */
  private Optional<Assignment> assignment() {
    if (!isPlayable()) {
      notices.warn(texts.get("export.unplayable"));
      return Optional.empty();
    }
    if (lacksCheck()) {
      notices.warn(texts.get("export.unchecked"));
      return Optional.empty();
    }
    return Optional.of(now());
  }

  private Assignment now() {
    boolean checked = order.get().origin() == Order.Origin.CHECKED;
    return new Assignment(
        document.problem(), checked ? check.state().report().orElse(null) : null, order.get());
  }

  private boolean lacksCheck() {
    return order.get().origin() == Order.Origin.CHECKED && check.state().report().isEmpty();
  }

  private boolean isPlayable() {
    Problem problem = document.problem();
    return DiagramCheck.check(problem.setup(), problem.rules()).stream()
        .noneMatch(Finding::isError);
  }

  /** Has the preview made again; what an earlier making brings is dropped. */
  private void look() {
    int mine = ++latest;
    if (!shown.get()) {
      preview.set(new Preview.None());
    } else if (!isPlayable()) {
      preview.set(new Preview.Impossible(texts.get("export.unplayable")));
    } else if (lacksCheck()) {
      preview.set(check.state().isRunning() ? new Preview.Working() : new Preview.Unchecked());
    } else {
      Assignment work = now();
      preview.set(new Preview.Working());
      runner.run(
          () -> PreviewMaker.of(work.sheet(), work.order().format()),
          made -> show(mine, made),
          failure -> show(mine, new Preview.Impossible(why(failure))));
    }
  }

  private void show(int which, Preview made) {
    if (which == latest) {
      preview.set(made);
    }
  }

  /** What of a check matters here: not each step of its progress. */
  private record Checked(CheckState.Phase phase, Optional<Report> report) {}

  private void failed(Throwable failure) {
    notices.warn(texts.get("solve.failed", why(failure)));
  }

  private static String why(Throwable failure) {
    return failure instanceof IOException e ? AtomicFile.reason(e) : String.valueOf(failure);
  }
}
