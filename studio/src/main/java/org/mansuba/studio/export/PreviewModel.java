package org.mansuba.studio.export;

import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyProperty;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.soundness.CheckModel;
import org.mansuba.studio.soundness.CheckState;
import org.mansuba.studio.task.TaskRunner;

/**
 * Shows beforehand what will be written, as long as somebody looks. Belongs to the thread of the
 * window; the work is done beside it.
 */
final class PreviewModel {
  private final ExportJobs assigner;
  private final CheckModel check;
  private final TaskRunner runner;
  private final Texts texts;
  private final ReadOnlyBooleanProperty shown;
  private final ReadOnlyObjectWrapper<Preview> preview =
      new ReadOnlyObjectWrapper<>(new Preview.None());
  private int latest;

  /**
   * Shows what is assigned.
   *
   * @param shown whether somebody looks
   */
  PreviewModel(
      ExportJobs assigner,
      CheckModel check,
      TaskRunner runner,
      Texts texts,
      ReadOnlyBooleanProperty shown) {
    this.assigner = assigner;
    this.check = check;
    this.runner = runner;
    this.texts = texts;
    this.shown = shown;
  }

  /** Begins to follow all that it depends on. */
  void follow(Document document, ReadOnlyProperty<ExportOptions> order) {
    shown.subscribe(this::look);
    order.subscribe(this::look);
    document.problemProperty().subscribe(this::look);
    check
        .stateProperty()
        .map(state -> new Checked(state.phase(), state.report()))
        .subscribe(_ -> look());
  }

  ReadOnlyObjectProperty<Preview> previewProperty() {
    return preview.getReadOnlyProperty();
  }

  /** Has the preview made again; what an earlier making brings is dropped. */
  private void look() {
    int mine = ++latest;
    if (!shown.get()) {
      preview.set(new Preview.None());
    } else if (!assigner.isPlayable()) {
      preview.set(new Preview.Impossible(texts.get("export.unplayable")));
    } else if (assigner.lacksCheck()) {
      preview.set(check.state().isRunning() ? new Preview.Working() : new Preview.Unchecked());
    } else {
      ExportJob work = assigner.now();
      preview.set(new Preview.Working());
      runner.run(
          () -> PreviewMaker.of(work.sheet(), work.order().format()),
          made -> show(mine, made),
          failure -> show(mine, new Preview.Impossible(ExportModel.why(failure, texts))));
    }
  }

  private void show(int which, Preview made) {
    if (which == latest) {
      preview.set(made);
    }
  }

  /** What of a check matters here: not each step of its progress. */
  private record Checked(CheckState.Phase phase, Optional<Report> report) {}
}
