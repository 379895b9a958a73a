package org.mansuba.studio.app;

import javafx.scene.control.Button;
import javafx.scene.control.MenuBar;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.mansuba.studio.widget.Icon;
import org.mansuba.studio.widget.Widgets;

/** The strip at the head of the window: menus, the buttons used most, and what there is to tell. */
final class TopView extends VBox {
  TopView(StudioModel model, MenuBar menus, Widgets widgets) {
    HBox.setHgrow(menus, Priority.ALWAYS);
    Button undo = widgets.iconButton("toolbar.undo", Icon.UNDO, model.document()::undo);
    undo.disableProperty().bind(model.document().undoNameProperty().isEmpty());
    Button redo = widgets.iconButton("toolbar.redo", Icon.REDO, model.document()::redo);
    redo.disableProperty().bind(model.document().redoNameProperty().isEmpty());
    ToggleButton books = widgets.iconToggle("toolbar.library", Icon.BOOK);
    books.selectedProperty().bindBidirectional(model.libraryShownProperty());
    Button flip = widgets.iconButton("toolbar.flip", Icon.FLIP, model.board()::flip);
    HBox bar = new HBox(menus, books, undo, redo, flip);
    bar.getStyleClass().add("top-bar");
    getChildren().addAll(bar, new NoticeView(model.notices(), widgets));
  }
}
