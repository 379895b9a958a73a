package org.mansuba.studio.app;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.mansuba.board.Square;
import org.mansuba.problem.Problem;
import org.mansuba.rules.RuleSet;
import org.mansuba.score.Colour;
import org.mansuba.studio.board.Pen;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.solve.SolveState;
import org.mansuba.studio.widget.Widgets;
import org.mansuba.words.VerdictPhrases;

/** The strip at the foot of the window: rules, bounds, and whether all is saved. */
final class StatusView extends HBox {
  private final StudioModel model;
  private final Texts texts;
  private final Label pen = new Label();
  private final Label rules = new Label();
  private final Label bounds = new Label();
  private final Label saved = new Label();

  StatusView(StudioModel model) {
    this.model = model;
    texts = model.texts();
    getStyleClass().add("status");
    saved.setId("saved");
    rules.setId("status-rules");
    bounds.setId("status-bounds");
    pen.visibleProperty().bind(pen.textProperty().isNotEmpty());
    pen.managedProperty().bind(pen.visibleProperty());
    rules.visibleProperty().bind(pen.visibleProperty().not());
    rules.managedProperty().bind(rules.visibleProperty());
    pen.setId("status-pen");
    pen.getStyleClass().add("status-pen");
    getChildren().addAll(pen, rules, bounds, Widgets.spacer(), saved);
    model.document().problemProperty().subscribe(_ -> show());
    model.document().modifiedProperty().subscribe(_ -> show());
    model.document().fileProperty().subscribe(_ -> show());
    model.solve().stateProperty().subscribe(_ -> show());
    model.pen().penProperty().subscribe(_ -> show());
    model.board().cursorProperty().subscribe(_ -> show());
    texts.languageProperty().subscribe(_ -> show());
  }

  private void show() {
    Problem problem = model.document().problem();
    pen.setText(model.pen().penProperty().get().map(this::guide).orElse(""));
    rules.setText(
        problem.rules().equals(RuleSet.STANDARD)
            ? texts.get("status.usualRules")
            : texts.get("status.rules", problem.rules().toString()));
    bounds.setText(bounds(model.solve().state()));
    boolean modified = model.document().modifiedProperty().get();
    saved.setText(
        modified
            ? texts.get("status.modified")
            : model
                .document()
                .fileProperty()
                .get()
                .map(f -> texts.get("status.saved", String.valueOf(f.getFileName())))
                .orElse(""));
  }

  /** What somebody who draws by keys can do next. */
  private String guide(Pen out) {
    String here = String.valueOf(model.board().cursorProperty().get());
    return switch (out) {
      case Pen.Raised _ -> texts.get("pen.raised", texts.leftToRight(here));
      case Pen.Lowered(Colour _, Square from) ->
          texts.get(
              "pen.lowered", texts.leftToRight(String.valueOf(from)), texts.leftToRight(here));
    };
  }

  private String bounds(SolveState state) {
    if (state.phase() == SolveState.Phase.UNASKED) {
      return "";
    }
    return new VerdictPhrases(model.document().problem().stipulation())
        .bounds(state.bounds())
        .map(texts::sentence)
        .orElse("");
  }
}
