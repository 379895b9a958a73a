package org.mansuba.studio.app;

import javafx.beans.binding.BooleanBinding;
import javafx.geometry.Pos;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.mansuba.studio.board.BoardGesturesView;
import org.mansuba.studio.board.BoardView;
import org.mansuba.studio.editor.FenFieldView;
import org.mansuba.studio.editor.PaletteView;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.solution.NavigatorView;
import org.mansuba.studio.solution.Standing;
import org.mansuba.studio.widget.Widgets;

/** The board under its heading, and below it the tools of what the window is about now. */
final class BoardColumnView extends StackPane {
  BoardColumnView(StudioModel model, Texts texts, Widgets widgets) {
    BoardView board = new BoardView(model.board(), texts);
    VBox.setVgrow(board, Priority.ALWAYS);
    HeaderView header = new HeaderView(model.document(), texts);
    // The heading ends where the board does.
    header.maxWidthProperty().bind(board.squareSideProperty().multiply(8).add(4));
    VBox content = new VBox(header, board, tools(model, texts, widgets));
    content.getStyleClass().add("desk-content");
    content.setMinWidth(360);
    BoardGesturesView desk =
        new BoardGesturesView(content, board, model.board(), model.pen(), model.boardActions());
    getChildren().add(desk);
    model.modeProperty().subscribe(_ -> desk.setActions(model.boardActions()));
    model.score().standingProperty().subscribe((before, now) -> glide(board, before, now));
  }

  private static VBox tools(StudioModel model, Texts texts, Widgets widgets) {
    PaletteView palette = new PaletteView(model.editor(), model.board(), texts, widgets);
    FenFieldView fen = new FenFieldView(model.document(), texts);
    NavigatorView navigator = new NavigatorView(model.score(), model.whyNot(), texts, widgets);
    VBox tools = new VBox(palette, fen, navigator);
    tools.getStyleClass().add("desk-tools");
    tools.setAlignment(Pos.CENTER);
    BooleanBinding settingUp = model.modeProperty().isEqualTo(Mode.SETUP);
    palette.visibleProperty().bind(settingUp);
    fen.visibleProperty().bind(settingUp);
    navigator.visibleProperty().bind(settingUp.not());
    tools.getChildren().forEach(tool -> tool.managedProperty().bind(tool.visibleProperty()));
    return tools;
  }

  /** Shows how the last move goes, where the board has just gone one move on. */
  private static void glide(BoardView board, Standing before, Standing now) {
    now.lastMove()
        .filter(_ -> !now.setup().equals(before.setup()))
        .filter(move -> before.moves().contains(move))
        .ifPresent(board::glide);
  }
}
