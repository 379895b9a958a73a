package org.mansuba.studio.soundness;

import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.NodeOrientation;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.mansuba.analysis.soundness.CheckProgress;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.rules.Move;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.solve.Counts;
import org.mansuba.studio.widget.Widgets;
import org.mansuba.studio.widget.WrapLabel;
import org.mansuba.words.Phrase;

/** The verdict of soundness, and all that it rests on; each line leads to its position. */
public final class CheckView extends ScrollPane {
  private final Document document;
  private final CheckModel model;
  private final Texts texts;
  private final Consumer<List<Move>> visit;
  private final Button button = new Button();
  private final Button solution = new Button();
  private final Label badge = new Label();
  private final WrapLabel sentence = new WrapLabel(36);
  private final WrapLabel work = new WrapLabel(WrapLabel.PAGE);
  private final ProgressBar bar = new ProgressBar();
  private final VBox rows = new VBox();

  /**
   * Shows the check of a document.
   *
   * @param toggle starts and stops the check
   * @param visit goes to the position after some moves from the diagram
   */
  public CheckView(
      Document document,
      CheckModel model,
      Texts texts,
      Runnable toggle,
      Consumer<List<Move>> visit) {
    this.document = document;
    this.model = model;
    this.texts = texts;
    this.visit = visit;
    setId("soundness");
    setFitToWidth(true);
    getStyleClass().add("panel");
    button.setId("check-button");
    button.getStyleClass().add("accent");
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setOnAction(_ -> toggle.run());
    solution.setMinWidth(Region.USE_PREF_SIZE);
    badge.setMinWidth(Region.USE_PREF_SIZE);
    badge.setId("check-badge");
    sentence.setId("check-sentence");
    sentence.getStyleClass().add("headline");
    work.getStyleClass().add("proof");
    work.setId("check-work");
    rows.setId("check-rows");
    rows.getStyleClass().add("check-rows");
    bar.setMaxWidth(Double.MAX_VALUE);
    solution.setId("check-insert");
    solution.textProperty().bind(texts.bind("check.insert"));
    solution.managedProperty().bind(solution.visibleProperty());
    HBox head = new HBox(12, button, badge, Widgets.spacer(), solution);
    head.getStyleClass().add("header-line");
    VBox content = new VBox(head, sentence, work, bar, rows);
    content.getStyleClass().add("panel-content");
    setContent(content);
    model.stateProperty().subscribe(_ -> show());
    texts.languageProperty().subscribe(_ -> show());
  }

  /** The button that starts and stops. */
  public Button button() {
    return button;
  }

  /** The button that puts the solution into the score. */
  public Button solutionButton() {
    return solution;
  }

  private void show() {
    CheckState state = model.state();
    button.setText(texts.get(state.isRunning() ? "solve.stop" : "check.start"));
    bar.setVisible(state.isRunning());
    bar.setManaged(state.isRunning());
    rows.getChildren().clear();
    badge.setVisible(state.report().isPresent());
    solution.setVisible(
        state.report().filter(report -> !report.tree().first().isEmpty()).isPresent());
    state.report().ifPresentOrElse(this::showReport, () -> showProgress(state));
  }

  private void showReport(Report report) {
    SoundnessTexts words = new SoundnessTexts(document.problem(), texts);
    badge.setText(words.badge(report.verdict()));
    badge.getStyleClass().setAll("label", "badge", VerdictKind.of(report.verdict()).tone());
    sentence.show(words.sentence(report));
    work.show(words.work(report));
    for (CheckRow row : CheckRows.of(document.problem(), report, texts)) {
      rows.getChildren().add(node(row));
    }
  }

  private void showProgress(CheckState state) {
    sentence.show(texts.get(state.isRunning() ? "check.running" : "check.unasked"));
    work.show(state.progress().map(this::write).orElse(texts.get("check.explained")));
    bar.setProgress(
        state
            .progress()
            .filter(p -> p.total() > 0)
            .map(p -> (double) p.done() / p.total())
            .orElse(ProgressBar.INDETERMINATE_PROGRESS));
  }

  private String write(CheckProgress progress) {
    return texts.sentence(Phrase.of("stage." + progress.stage().word()))
        + (progress.moves() > 0 ? " · " + texts.get("check.length", progress.moves()) : "")
        + " · "
        + texts.get(
            "check.work",
            Counts.full(progress.nodes()),
            texts.leftToRight(Counts.time(progress.elapsed())));
  }

  private Node node(CheckRow row) {
    WrapLabel text = new WrapLabel(WrapLabel.PAGE);
    text.show(row.text());
    if (row.tone() == CheckRow.Tone.HEADING) {
      text.getStyleClass().add("group-title");
      return text;
    }
    if (row.tone() == CheckRow.Tone.REMARK) {
      text.getStyleClass().addAll("help", "check-remark");
      return text;
    }
    if (row.isLeftToRight()) {
      text.setNodeOrientation(NodeOrientation.LEFT_TO_RIGHT);
    }
    WrapLabel note = new WrapLabel(WrapLabel.PAGE);
    note.show(row.note());
    note.getStyleClass().add("help");
    note.setVisible(!row.note().isEmpty());
    note.setManaged(!row.note().isEmpty());
    VBox box = new VBox(text, note);
    box.getStyleClass().add("check-line");
    if (row.tone() == CheckRow.Tone.NESTED) {
      box.getStyleClass().add("check-nested");
    }
    if (!row.moves().isEmpty()) {
      box.getStyleClass().add("check-link");
      box.setAccessibleRole(AccessibleRole.HYPERLINK);
      box.setAccessibleText(row.text() + " " + row.note());
      box.setFocusTraversable(true);
      box.setOnMouseClicked(_ -> visit.accept(row.moves()));
      box.setOnKeyPressed(
          event -> {
            if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE) {
              visit.accept(row.moves());
              event.consume();
            }
          });
    }
    return box;
  }
}
