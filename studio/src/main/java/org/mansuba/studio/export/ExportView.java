package org.mansuba.studio.export;

import java.nio.file.Path;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.mansuba.export.format.Format;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.widget.Icon;
import org.mansuba.studio.widget.Widgets;

/**
 * The page on which a problem is made ready to leave: how it is written, and how that will look.
 */
public final class ExportView extends HBox {
  private final ExportModel model;
  private final Texts texts;
  private final Widgets widgets;
  private final Button print;
  private final Button copy;
  private final PreviewView preview;

  /** Shows what can be chosen, beside a preview. */
  public ExportView(ExportModel model, Texts texts, Widgets widgets) {
    this.model = model;
    this.texts = texts;
    this.widgets = widgets;
    setId("export");
    getStyleClass().add("export");
    print = widgets.button("file.print", () -> {});
    copy = widgets.button("export.copy", () -> {});
    copy.disableProperty()
        .bind(model.orderProperty().map(o -> o.format().kind() == Format.Kind.BINARY));
    preview = new PreviewView(model, texts, widgets);
    HBox.setHgrow(preview, Priority.ALWAYS);
    getChildren().addAll(choices(), preview);
    visibleProperty().bind(model.shownProperty());
  }

  /** What the button that prints does. */
  public void onPrint(Runnable action) {
    print.setOnAction(_ -> action.run());
  }

  /** What the button that copies does with the text. */
  public void onCopy(Consumer<String> taker) {
    copy.setOnAction(_ -> model.text(taker));
  }

  /** What the button that shows a page in the browser does with its file. */
  public void onBrowse(Consumer<Path> taker) {
    preview.browse().setOnAction(_ -> model.page(taker));
  }

  private VBox choices() {
    Label heading = widgets.label("export.title");
    heading.getStyleClass().add("headline");
    HBox head =
        new HBox(
            heading,
            Widgets.spacer(),
            widgets.iconButton("export.close", Icon.CLOSE, () -> model.shownProperty().set(false)));
    head.getStyleClass().add("header-line");
    Button save = widgets.button("file.saveAs", model::save);
    save.setId("export-save");
    save.getStyleClass().add("accent");
    FlowPane actions = new FlowPane(save, copy, print);
    actions.getStyleClass().add("flow");
    OrderView order = new OrderView(model, texts, widgets);
    VBox box = new VBox(head, order, actions);
    box.getStyleClass().add("export-choices");
    box.setMinWidth(Region.USE_PREF_SIZE);
    return box;
  }
}
