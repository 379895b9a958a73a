package org.mansuba.studio.editor;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TitledPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.mansuba.board.Side;
import org.mansuba.rules.option.StartArray;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.widget.Icon;
import org.mansuba.studio.widget.Widgets;

/** What belongs to a diagram beside its men: whose move it is, its transforms, findings, rules. */
public final class SetupView extends ScrollPane {
  private final Document document;
  private final EditorModel model;
  private final Texts texts;
  private final Widgets widgets;

  /** Shows the diagram of a document. */
  public SetupView(Document document, EditorModel model, Texts texts, Widgets widgets) {
    this.document = document;
    this.model = model;
    this.texts = texts;
    this.widgets = widgets;
    setId("setup");
    setFitToWidth(true);
    getStyleClass().add("panel");
    TitledPane rules = new TitledPane();
    rules.setId("rules");
    rules.textProperty().bind(texts.bind("setup.rules"));
    rules.setContent(new RulesView(document, model, texts, widgets));
    rules.setExpanded(false);
    rules.setAnimated(false);
    VBox content =
        new VBox(
            widgets.title("setup.toMove"),
            sides(),
            widgets.title("setup.start"),
            starts(),
            widgets.title("setup.transform"),
            transforms(),
            widgets.title("setup.findings"),
            new FindingsView(document, model, texts),
            rules);
    content.getStyleClass().add("panel-content");
    setContent(content);
  }

  private HBox sides() {
    ToggleGroup group = new ToggleGroup();
    HBox box = new HBox();
    box.getStyleClass().add("segments");
    for (Side side : Side.values()) {
      ToggleButton button = new ToggleButton();
      button.setId("to-move-" + side.name());
      button.setToggleGroup(group);
      button.textProperty().bind(texts.bind("side." + side.name()));
      button.getStyleClass().add(side == Side.WHITE ? "left-pill" : "right-pill");
      button.setOnAction(
          _ -> {
            model.setToMove(side);
            button.setSelected(true);
          });
      document
          .problemProperty()
          .subscribe(problem -> button.setSelected(problem.setup().toMove() == side));
      box.getChildren().add(button);
    }
    return box;
  }

  private FlowPane starts() {
    MenuButton array = new MenuButton();
    array.setId("setup-array");
    array.textProperty().bind(texts.bind("setup.array"));
    for (StartArray value : StartArray.values()) {
      array.getItems().add(item("array." + value.text(), () -> model.array(value)));
    }
    MenuButton tabiyat = new MenuButton();
    tabiyat.setId("setup-tabiyat");
    tabiyat.textProperty().bind(texts.bind("setup.tabiyat"));
    for (Tabiya tabiya : Tabiya.values()) {
      tabiyat.getItems().add(item("tabiya." + tabiya.name(), () -> model.tabiya(tabiya)));
    }
    return flow(widgets.button("setup.clear", model::clear), array, tabiyat);
  }

  private MenuItem item(String key, Runnable action) {
    MenuItem item = new MenuItem();
    item.textProperty().bind(texts.bind(key));
    item.setOnAction(_ -> action.run());
    return item;
  }

  private FlowPane transforms() {
    FlowPane flow =
        flow(
            transform(Transform.SHIFT_LEFT, Icon.LEFT),
            transform(Transform.SHIFT_RIGHT, Icon.RIGHT),
            transform(Transform.SHIFT_UP, Icon.UP),
            transform(Transform.SHIFT_DOWN, Icon.DOWN),
            transform(Transform.ROTATE_LEFT, Icon.TURN_LEFT),
            transform(Transform.ROTATE_RIGHT, Icon.TURN_RIGHT),
            transform(Transform.MIRROR_FILES, Icon.MIRROR_FILES),
            transform(Transform.MIRROR_RANKS, Icon.MIRROR_RANKS),
            transform(Transform.EXCHANGE_COLOURS, Icon.EXCHANGE));
    // Left and right are those of the board, in every language.
    widgets.keepLeftToRight(flow);
    return flow;
  }

  private Button transform(Transform transform, Icon icon) {
    Button button =
        widgets.iconButton("transform." + transform.name(), icon, () -> model.transform(transform));
    document
        .problemProperty()
        .subscribe(problem -> button.setDisable(!transform.fits(problem.setup())));
    return button;
  }

  private static FlowPane flow(Node... nodes) {
    FlowPane flow = new FlowPane(nodes);
    flow.getStyleClass().add("flow");
    return flow;
  }
}
