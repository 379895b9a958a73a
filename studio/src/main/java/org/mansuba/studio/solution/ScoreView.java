package org.mansuba.studio.solution;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.mansuba.score.NodePath;
import org.mansuba.studio.document.CommentView;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.widget.Icon;
import org.mansuba.studio.widget.Widgets;
import org.mansuba.studio.widget.WrapLabel;

/** The score to read and to annotate. */
public final class ScoreView extends VBox {
  private final ScoreModel model;
  private final ScoreListModel list;
  private final Button draw;
  private final ListView<ScoreRow> rows = new ListView<>();

  /** Shows the score of a document. */
  public ScoreView(
      Document document, ScoreModel model, ScoreListModel list, Texts texts, Widgets widgets) {
    this.model = model;
    this.list = list;
    draw = widgets.iconButton("score.draw", Icon.PENCIL, () -> {});
    setId("score");
    getStyleClass().add("score");
    rows.setId("score-rows");
    rows.setCellFactory(_ -> new ScoreCellView(model, list, texts));
    rows.accessibleTextProperty().bind(texts.bind("score.rows"));
    Label empty = widgets.wrapped("score.empty", WrapLabel.PAGE);
    empty.getStyleClass().addAll("help", "placeholder");
    rows.setPlaceholder(empty);
    VBox.setVgrow(rows, Priority.ALWAYS);
    rows.addEventFilter(KeyEvent.KEY_PRESSED, this::pressKey);
    list.rowsProperty().subscribe(this::showRows);
    model.pathProperty().subscribe(this::showCurrent);
    texts.languageProperty().subscribe(_ -> rows.refresh());
    CheckBox hideShort = new CheckBox();
    hideShort.setId("hide-short");
    hideShort.textProperty().bind(texts.bind("score.hideShort"));
    hideShort.selectedProperty().bindBidirectional(list.shortHiddenProperty());
    CommentView comment =
        new CommentView(
            document,
            model.edits().comment(),
            model.commentLanguageProperty(),
            texts,
            widgets,
            "comment");
    model.pathProperty().subscribe(_ -> comment.follow());
    texts.languageProperty().subscribe(l -> model.commentLanguageProperty().set(l.code()));
    VBox below =
        new VBox(
            tools(widgets), new GlyphBarView(document, model, texts, widgets), comment, hideShort);
    below.getStyleClass().add("score-tools");
    getChildren().addAll(rows, below);
  }

  /** Gives the keys to the score. */
  public void takeFocus() {
    rows.requestFocus();
  }

  /** The button that takes a pen. */
  public Button drawButton() {
    return draw;
  }

  private HBox tools(Widgets widgets) {
    List<Node> buttons =
        List.of(
            widgets.iconButton("score.promote", Icon.PROMOTE, model.edits()::promote),
            widgets.iconButton("score.up", Icon.UP, model.edits()::moveUp),
            widgets.iconButton("score.down", Icon.DOWN, model.edits()::moveDown),
            widgets.iconButton("score.delete", Icon.BIN, model.edits()::delete),
            draw,
            widgets.iconButton("score.clearShapes", Icon.CLEAR_SHAPES, model.edits()::clearShapes));
    model
        .pathProperty()
        .subscribe(path -> buttons.subList(0, 4).forEach(b -> b.setDisable(path.isRoot())));
    HBox box = new HBox(4);
    box.getChildren().addAll(buttons);
    return box;
  }

  private void showCurrent(NodePath path) {
    List<ScoreRow> shown = list.rowsProperty().get();
    for (int i = 0; i < shown.size(); i++) {
      if (shown.get(i) instanceof ScoreRow.Moves(int _, var moves)
          && moves.stream().anyMatch(t -> t.path().equals(path))) {
        rows.scrollTo(Math.max(0, i - 3));
      }
    }
  }

  /** Shows rows; those that stay the same at the beginning and at the end are left alone. */
  private void showRows(List<ScoreRow> shown) {
    List<ScoreRow> items = rows.getItems();
    int same = Math.min(items.size(), shown.size());
    int first = 0;
    while (first < same && items.get(first).equals(shown.get(first))) {
      first++;
    }
    int last = 0;
    while (last < same - first
        && items.get(items.size() - 1 - last).equals(shown.get(shown.size() - 1 - last))) {
      last++;
    }
    rows.getItems().remove(first, items.size() - last);
    rows.getItems().addAll(first, shown.subList(first, shown.size() - last));
  }

  private void pressKey(KeyEvent event) {
    if (event.isShortcutDown() || event.isAltDown()) {
      return;
    }
    switch (event.getCode()) {
      case LEFT -> model.back();
      case RIGHT -> model.forth();
      case UP -> model.variation(-1);
      case DOWN -> model.variation(1);
      case HOME -> model.first();
      case END -> model.last();
      case DELETE -> model.edits().delete();
      case SPACE -> fold();
      default -> {
        return;
      }
    }
    event.consume();
  }

  /** Folds or unfolds the variation the reader stands in. */
  private void fold() {
    NodePath path = model.path();
    while (!path.isRoot() && !ScoreListModel.beginsVariation(path)) {
      path = path.parent().orElse(NodePath.ROOT);
    }
    if (!path.isRoot()) {
      list.toggleFold(path);
    }
  }
}
