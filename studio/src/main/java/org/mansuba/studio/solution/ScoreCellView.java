package org.mansuba.studio.solution;

import javafx.css.PseudoClass;
import javafx.geometry.NodeOrientation;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import org.mansuba.score.NodePath;
import org.mansuba.studio.i18n.Language;
import org.mansuba.studio.i18n.Lines;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.widget.WrapLabel;

/** One row of the printed score. */
final class ScoreCellView extends ListCell<ScoreRow> {
  private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
  private static final double STEP = 18;

  private final ScoreModel score;
  private final ScoreListModel list;
  private final Texts texts;

  ScoreCellView(ScoreModel score, ScoreListModel list, Texts texts) {
    this.score = score;
    this.list = list;
    this.texts = texts;
    getStyleClass().add("score-cell");
    setPrefWidth(0);
  }

  @Override
  protected void updateItem(ScoreRow row, boolean empty) {
    super.updateItem(row, empty);
    setText(null);
    setGraphic(null);
    getStyleClass().removeAll("score-comment", "score-main");
    setOnMouseClicked(null);
    if (empty || row == null) {
      return;
    }
    // The style sheet sets the padding of cells; what is set here would be overwritten.
    double left = (row instanceof ScoreRow.Comment ? 16 : 12) + STEP * row.depth();
    setStyle("-fx-padding: 2 12 2 " + (int) left + ";");
    switch (row) {
      case ScoreRow.Moves moves -> showMoves(moves);
      case ScoreRow.Comment comment -> showComment(comment);
      case ScoreRow.Folded variation -> showFolded(variation);
    }
  }

  private void showMoves(ScoreRow.Moves row) {
    if (row.depth() == 0) {
      getStyleClass().add("score-main");
    }
    HBox box = box();
    NodePath first = row.moves().getFirst().path();
    if (ScoreListModel.beginsVariation(first)) {
      box.getChildren().add(fold("▾", first));
    }
    row.moves().forEach(token -> box.getChildren().add(move(token)));
    setGraphic(box);
  }

  private void showFolded(ScoreRow.Folded row) {
    HBox box = box();
    Label more = new Label(texts.get("score.more", row.more()));
    more.getStyleClass().add("help");
    box.getChildren().addAll(fold("▸", row.first().path()), move(row.first()), more);
    setGraphic(box);
  }

  private void showComment(ScoreRow.Comment row) {
    getStyleClass().add("score-comment");
    setWrapText(!Lines.isRightToLeft(row.text()));
    setText(Lines.broken(row.text(), WrapLabel.PAGE));
    setOnMouseClicked(_ -> score.go(row.path()));
  }

  private HBox box() {
    HBox box = new HBox(2);
    boolean turned = texts.language().direction() == Language.Direction.RIGHT_TO_LEFT;
    box.setAlignment(turned ? Pos.BASELINE_RIGHT : Pos.BASELINE_LEFT);
    box.setNodeOrientation(NodeOrientation.LEFT_TO_RIGHT);
    return box;
  }

  private Label fold(String sign, NodePath first) {
    Label label = new Label(sign);
    label.getStyleClass().add("score-fold");
    label.setOnMouseClicked(_ -> list.toggleFold(first));
    return label;
  }

  private Label move(ScoreRow.MoveToken token) {
    Label label = new Label(token.text());
    label.getStyleClass().add("score-move");
    label.setAccessibleRole(AccessibleRole.BUTTON);
    label.pseudoClassStateChanged(CURRENT, token.path().equals(score.path()));
    label.setOnMouseClicked(_ -> score.go(token.path()));
    return label;
  }
}
