package org.mansuba.studio.solution;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.NodeOrientation;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import org.mansuba.score.NodePath;
import org.mansuba.studio.i18n.Lines;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.widget.WrapLabel;
import org.mansuba.words.Language;

/**
 * One row of the printed score. Its labels are kept and shown again with other moves, since it is
 * new nodes that make scrolling slow.
 */
final class ScoreCellView extends ListCell<ScoreRow> {
  private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
  private static final double STEP = 18;
  private static final double EDGE = 12;

  /** How far a move's words are drawn in, so that comments begin below them. */
  private static final double LABEL = 4;

  private final ScoreModel score;
  private final ScoreListModel list;
  private final Texts texts;
  private final Label fold = new Label();
  private final Label more = new Label();
  private final HBox box = new HBox(2, fold);
  private final List<Label> labels = new ArrayList<>();
  private List<ScoreRow.MoveToken> tokens = List.of();

  ScoreCellView(ScoreModel score, ScoreListModel list, Texts texts) {
    this.score = score;
    this.list = list;
    this.texts = texts;
    getStyleClass().add("score-cell");
    setPrefWidth(0);
    fold.getStyleClass().add("score-fold");
    more.getStyleClass().add("help");
    box.setNodeOrientation(NodeOrientation.LEFT_TO_RIGHT);
    score.pathProperty().subscribe(_ -> mark());
  }

  @Override
  protected void updateItem(ScoreRow row, boolean empty) {
    super.updateItem(row, empty);
    setText(null);
    setOnMouseClicked(null);
    if (empty || row == null) {
      setGraphic(null);
      return;
    }
    switch (row) {
      case ScoreRow.Moves(int depth, var moves) -> {
        dress(depth == 0 ? "score-main" : "score-variation", depth);
        showMoves(moves, "▾", "");
      }
      case ScoreRow.Comment comment -> {
        dress("score-comment", comment.depth());
        showComment(comment);
      }
      case ScoreRow.Folded(int depth, var first, int others) -> {
        dress("score-variation", depth);
        showMoves(List.of(first), "▸", texts.get("score.more", others));
      }
    }
  }

  /** Gives the row its style; a row that has it already is left alone, since styling is slow. */
  private void dress(String kind, int depth) {
    if (!getStyleClass().contains(kind)) {
      getStyleClass().setAll("cell", "indexed-cell", "list-cell", "score-cell", kind);
    }
    // The style sheet sets the padding of cells; what is set by other means is overwritten.
    double begin = kind.equals("score-comment") ? EDGE + LABEL : EDGE;
    setStyle("-fx-padding: 2 12 2 " + (int) (begin + STEP * depth) + ";");
  }

  private void showMoves(List<ScoreRow.MoveToken> moves, String sign, String rest) {
    tokens = moves;
    NodePath first = moves.getFirst().path();
    show(fold, ScoreListModel.beginsVariation(first) ? sign : "");
    fold.setOnMouseClicked(_ -> list.toggleFold(first));
    while (labels.size() < moves.size()) {
      labels.add(label(labels.size()));
      box.getChildren().add(labels.getLast());
    }
    for (int i = 0; i < labels.size(); i++) {
      show(labels.get(i), i < moves.size() ? moves.get(i).text() : "");
    }
    show(more, rest);
    if (rest.isEmpty()) {
      box.getChildren().remove(more);
    } else if (!box.getChildren().contains(more)) {
      box.getChildren().add(more);
    }
    boolean turned = texts.language().direction() == Language.Direction.RIGHT_TO_LEFT;
    box.setAlignment(turned ? Pos.BASELINE_RIGHT : Pos.BASELINE_LEFT);
    mark();
    setGraphic(box);
  }

  private void showComment(ScoreRow.Comment row) {
    setGraphic(null);
    setWrapText(!Lines.isRightToLeft(row.text()));
    setText(Lines.broken(row.text(), WrapLabel.PAGE));
    setOnMouseClicked(_ -> score.go(row.path()));
  }

  /** Marks the move that led to where the reader stands. */
  private void mark() {
    for (int i = 0; i < Math.min(tokens.size(), labels.size()); i++) {
      labels.get(i).pseudoClassStateChanged(CURRENT, tokens.get(i).path().equals(score.path()));
    }
  }

  private Label label(int index) {
    Label label = new Label();
    label.getStyleClass().add("score-move");
    label.setAccessibleRole(AccessibleRole.BUTTON);
    label.setOnMouseClicked(_ -> score.go(tokens.get(index).path()));
    return label;
  }

  private static void show(Label label, String text) {
    label.setText(text);
    label.setVisible(!text.isEmpty());
    label.setManaged(!text.isEmpty());
  }
}
