package org.mansuba.studio.export;

import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import org.mansuba.export.format.Format;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.widget.Widgets;

/** A format's name and the end of its files' names. */
final class FormatCellView extends ListCell<Format> {
  private final Texts texts;
  private final Label name = new Label();
  private final Label ending = new Label();
  private final HBox box = new HBox(name, Widgets.spacer(), ending);

  FormatCellView(Texts texts) {
    this.texts = texts;
    ending.getStyleClass().add("help");
    setPrefWidth(0);
  }

  @Override
  protected void updateItem(Format format, boolean empty) {
    super.updateItem(format, empty);
    if (empty || format == null) {
      setGraphic(null);
      return;
    }
    setId("export-" + format.text());
    name.setText(texts.get("export." + format.name()));
    ending.setText("." + format.extension());
    setAccessibleText(name.getText() + " " + ending.getText());
    setGraphic(box);
  }
}
