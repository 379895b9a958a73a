package org.mansuba.studio.editor;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.NodeOrientation;
import javafx.geometry.Pos;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.studio.board.BoardModel;
import org.mansuba.studio.board.BoardStyle;
import org.mansuba.studio.board.ManView;
import org.mansuba.studio.board.PaletteItem;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.widget.Icon;
import org.mansuba.studio.widget.Widgets;

/** The men to set up, each to be dragged onto the board or taken in hand as a stamp. */
public final class PaletteView extends HBox {
  private static final double SIDE = 40;

  private final EditorModel model;
  private final BoardModel board;
  private final Texts texts;
  private final List<ToggleButton> buttons = new ArrayList<>();

  /** Offers men in the colours of a board. */
  public PaletteView(EditorModel model, BoardModel board, Texts texts, Widgets widgets) {
    this.model = model;
    this.board = board;
    this.texts = texts;
    setId("palette");
    getStyleClass().add("palette");
    setNodeOrientation(NodeOrientation.LEFT_TO_RIGHT);
    setAlignment(Pos.CENTER);
    setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    getChildren().add(tool(new PaletteItem.Hand(), Icon.HAND, "palette.hand", widgets));
    for (Side side : Side.values()) {
      for (Kind kind : Kind.values()) {
        getChildren().add(stamp(new Man(side, kind)));
      }
    }
    getChildren().add(tool(new PaletteItem.Eraser(), Icon.ERASER, "palette.eraser", widgets));
    model.toolProperty().subscribe(this::show);
    board.styleProperty().subscribe(this::colour);
  }

  private ToggleButton tool(PaletteItem item, Icon icon, String key, Widgets widgets) {
    ToggleButton button = widgets.iconToggle(key, icon);
    prepare(button, item);
    button.setOnAction(_ -> take(item));
    return button;
  }

  private ToggleButton stamp(Man man) {
    ToggleButton button = new ToggleButton();
    button.setId("palette-" + man.side().name() + "-" + man.kind().name());
    Region drawing = new ManView(man, board.menSetProperty().get());
    board.menSetProperty().subscribe(set -> button.setGraphic(sized(new ManView(man, set))));
    button.setGraphic(sized(drawing));
    button
        .accessibleTextProperty()
        .bind(texts.bind("man." + man.side().name() + "." + man.kind().name()));
    PaletteItem item = new PaletteItem.Stamp(man);
    prepare(button, item);
    button.setOnAction(_ -> take(item));
    return button;
  }

  private void take(PaletteItem item) {
    model.toggle(item);
    show(model.toolProperty().get());
  }

  private void prepare(ToggleButton button, PaletteItem item) {
    button.setUserData(item);
    button.getStyleClass().add("palette-button");
    button.setMinSize(SIDE, SIDE + 6);
    button.setPrefSize(SIDE + 4, SIDE + 6);
    buttons.add(button);
  }

  private static Region sized(Region drawing) {
    drawing.setPrefSize(SIDE, SIDE);
    drawing.setMinSize(SIDE, SIDE);
    drawing.setMaxSize(SIDE, SIDE);
    return drawing;
  }

  private void show(PaletteItem tool) {
    buttons.forEach(b -> b.setSelected(tool.equals(b.getUserData())));
  }

  private void colour(BoardStyle style) {
    getStyleClass().removeIf(c -> c.startsWith("board-"));
    getStyleClass().add("board-" + style.key());
  }
}
