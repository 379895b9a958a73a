package org.mansuba.studio.app;

import javafx.geometry.NodeOrientation;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.mansuba.board.Side;
import org.mansuba.problem.Problem;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.widget.Widgets;
import org.mansuba.words.StipulationWords;

/** The heading over the board: the title, whose move it is, what is asked, and how many men. */
final class HeaderView extends VBox {
  private final Document document;
  private final Texts texts;
  private final Label title = new Label();
  private final Label origin = new Label();
  private final Label task = new Label();
  private final Label count = new Label();
  private final Region token = new Region();

  HeaderView(Document document, Texts texts) {
    this.document = document;
    this.texts = texts;
    getStyleClass().add("header");
    title.setId("title");
    title.getStyleClass().add("problem-title");
    Tooltip whole = new Tooltip();
    whole.textProperty().bind(title.textProperty());
    title.setTooltip(whole);
    origin.getStyleClass().add("problem-origin");
    // A long title is cut before the name beside it is.
    origin.setMaxWidth(220);
    origin.setMinWidth(Region.USE_PREF_SIZE);
    task.setId("task");
    task.getStyleClass().add("task");
    count.getStyleClass().add("count");
    count.setId("count");
    count.setNodeOrientation(NodeOrientation.LEFT_TO_RIGHT);
    token.getStyleClass().add("turn-token");
    token.setMinSize(14, 14);
    token.setMaxSize(14, 14);
    HBox first = new HBox(title, origin);
    first.getStyleClass().add("header-line");
    HBox second = new HBox(token, task, Widgets.spacer(), count);
    second.getStyleClass().add("header-line");
    getChildren().addAll(first, second);
    document.problemProperty().subscribe(_ -> show());
    texts.languageProperty().subscribe(_ -> show());
  }

  private void show() {
    Problem problem = document.problem();
    title.setText(problem.name().isEmpty() ? texts.get("header.untitled") : problem.name());
    origin.setText(problem.source().author());
    token.getStyleClass().removeAll("white", "black");
    boolean white = problem.setup().toMove() == Side.WHITE;
    token.getStyleClass().add(white ? "white" : "black");
    String toMove = texts.words().toMove(problem.setup().toMove());
    task.setText(toMove + " · " + StipulationWords.write(problem.stipulation(), texts.words()));
    count.setText(problem.setup().count(Side.WHITE) + " + " + problem.setup().count(Side.BLACK));
  }
}
