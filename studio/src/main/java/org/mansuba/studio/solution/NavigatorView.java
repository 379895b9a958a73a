package org.mansuba.studio.solution;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.geometry.NodeOrientation;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import org.mansuba.rules.Ending;
import org.mansuba.score.NodePath;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.widget.Icon;
import org.mansuba.studio.widget.Widgets;
import org.mansuba.words.Phrase;

/** Steps through the score, and a line to type a move in. */
public final class NavigatorView extends HBox {
  private final ScoreModel model;
  private final Texts texts;
  private final Label ending = new Label();

  /** Steps through a score. */
  public NavigatorView(ScoreModel model, WhyNotModel whyNot, Texts texts, Widgets widgets) {
    this.model = model;
    this.texts = texts;
    setId("navigator");
    getStyleClass().add("navigator");
    setAlignment(Pos.CENTER);
    setNodeOrientation(NodeOrientation.LEFT_TO_RIGHT);
    Button first = widgets.iconButton("navigator.first", Icon.FIRST, model::first);
    Button back = widgets.iconButton("navigator.back", Icon.BACK, model::back);
    Button forth = widgets.iconButton("navigator.forth", Icon.FORTH, model::forth);
    Button last = widgets.iconButton("navigator.last", Icon.LAST, model::last);
    TextField move = new TextField();
    move.setId("move-field");
    move.setPrefColumnCount(9);
    move.promptTextProperty().bind(texts.bind("navigator.move"));
    move.accessibleTextProperty().bind(texts.bind("navigator.move.tip"));
    move.setOnAction(
        _ -> {
          if (model.edits().play(move.getText())) {
            move.clear();
          }
        });
    ending.setId("ending");
    ending.getStyleClass().add("ending");
    Button keep = widgets.button("navigator.keep", model.edits()::keepVisited);
    keep.visibleProperty().bind(isVisiting());
    keep.managedProperty().bind(isVisiting());
    Button why = widgets.button("navigator.whyNot", whyNot::ask);
    widgets.explain(why, "navigator.whyNot");
    getChildren().addAll(first, back, forth, last, move, keep, why, ending);
    whyNot.busyProperty().subscribe(_ -> allow(why, whyNot));
    model.standingProperty().subscribe(_ -> allow(why, whyNot));
    model
        .standingProperty()
        .subscribe(
            _ -> {
              boolean atDiagram = model.path().isRoot() && model.visitedProperty().get().isEmpty();
              first.setDisable(atDiagram);
              back.setDisable(atDiagram);
            });
    model.standingProperty().subscribe(_ -> show(forth, last));
    texts.languageProperty().subscribe(_ -> show(forth, last));
  }

  private void allow(Button why, WhyNotModel whyNot) {
    why.setDisable(model.game().isEmpty() || whyNot.busyProperty().get());
  }

  private BooleanBinding isVisiting() {
    return Bindings.createBooleanBinding(
        () -> !model.visitedProperty().get().isEmpty(), model.visitedProperty());
  }

  private void show(Button forth, Button last) {
    NodePath path = model.path();
    boolean visiting = !model.visitedProperty().get().isEmpty();
    boolean end = visiting || model.score().next(path).isEmpty();
    forth.setDisable(end);
    last.setDisable(end);
    Ending how = model.standingProperty().get().ending();
    ending.setText(how.isOver() ? texts.sentence(Phrase.ending(how)) : "");
  }
}
