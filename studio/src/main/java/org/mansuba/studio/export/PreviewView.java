package org.mansuba.studio.export;

import java.io.ByteArrayInputStream;
import java.util.List;
import javafx.geometry.NodeOrientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.widget.Widgets;
import org.mansuba.studio.widget.WrapLabel;

/** How a problem will look when it is written. */
final class PreviewView extends StackPane {
  private static final double PAGE_WIDTH = 860;
  private static final double TEXT_WIDTH = 1000;

  private final ExportModel model;
  private final Texts texts;
  private final Widgets widgets;
  private final TextArea area = new TextArea();
  private final Button browse;
  private final VBox pages = new VBox(14);
  private final ScrollPane pictures = new ScrollPane(pages);

  PreviewView(ExportModel model, Texts texts, Widgets widgets) {
    this.model = model;
    this.texts = texts;
    this.widgets = widgets;
    browse = widgets.button("export.browse", () -> {});
    setId("export-preview");
    getStyleClass().add("preview");
    area.setId("export-text");
    area.setEditable(false);
    area.getStyleClass().add("monospaced");
    area.setNodeOrientation(NodeOrientation.LEFT_TO_RIGHT);
    area.accessibleTextProperty().bind(texts.bind("export.preview"));
    pages.getStyleClass().add("preview-pages");
    pictures.setFitToWidth(true);
    pictures.getStyleClass().add("preview-pictures");
    model.previewProperty().subscribe(this::show);
    texts.languageProperty().subscribe(_ -> show(model.previewProperty().get()));
  }

  private void show(Preview preview) {
    switch (preview) {
      case Preview.None _ -> getChildren().clear();
      // What was there before stays until the new one is ready, so that nothing flickers.
      case Preview.Working _ when getChildren().isEmpty() -> tell(texts.get("export.working"));
      case Preview.Working _ -> {}
      case Preview.Impossible(var why) -> tell(why);
      case Preview.Unchecked _ ->
          tell(texts.get("export.unchecked"), widgets.button("check.start", model::check));
      case Preview.Words words -> write(words);
      case Preview.Source(var words) -> write(words, source());
      case Preview.Pictures(var files) -> show(files);
    }
  }

  /** The button that shows the page in the browser. */
  Button browse() {
    return browse;
  }

  /** Tells that what is seen is the source, and where it is seen as readers will see it. */
  private HBox source() {
    HBox line = new HBox(widgets.title("export.source"), Widgets.spacer(), browse);
    line.getStyleClass().add("header-line");
    return line;
  }

  private void write(Preview.Words words, Node... above) {
    area.setText(words.text());
    area.setScrollTop(0);
    VBox.setVgrow(area, Priority.ALWAYS);
    VBox box = new VBox(6, above);
    box.getChildren().add(area);
    box.setMaxWidth(TEXT_WIDTH);
    if (words.rest() > 0) {
      Label rest = new Label(texts.get("export.cut", words.rest()));
      rest.getStyleClass().add("help");
      box.getChildren().add(rest);
    }
    getChildren().setAll(box);
  }

  private void show(List<byte[]> files) {
    pages.getChildren().setAll(files.stream().map(PreviewView::page).toList());
    pictures.setVvalue(0);
    getChildren().setAll(pictures);
  }

  private void tell(String sentence, Node... below) {
    WrapLabel label = new WrapLabel(WrapLabel.PAGE);
    label.show(sentence);
    label.getStyleClass().add("help");
    VBox box = new VBox(10, label);
    box.getStyleClass().add("preview-pages");
    box.getChildren().addAll(below);
    getChildren().setAll(box);
  }

  private static Node page(byte[] file) {
    Image image = new Image(new ByteArrayInputStream(file));
    ImageView view = new ImageView(image);
    view.setPreserveRatio(true);
    view.setSmooth(true);
    view.setFitWidth(Math.min(PAGE_WIDTH, image.getWidth()));
    // A picture is not turned round where the window is written from right to left.
    StackPane paper = new StackPane(view);
    paper.setNodeOrientation(NodeOrientation.LEFT_TO_RIGHT);
    paper.getStyleClass().add("paper");
    paper.setMaxWidth(view.getFitWidth());
    return paper;
  }
}
