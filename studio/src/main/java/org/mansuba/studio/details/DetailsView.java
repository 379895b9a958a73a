package org.mansuba.studio.details;

import java.util.Locale;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import org.mansuba.studio.document.CommentView;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.widget.Widgets;

/** The page of what is known about a problem. */
public final class DetailsView extends ScrollPane {
  private final DetailsModel model;
  private final Texts texts;
  private final Widgets widgets;

  /** Shows the details of a document. */
  public DetailsView(Document document, DetailsModel model, Texts texts, Widgets widgets) {
    this.model = model;
    this.texts = texts;
    this.widgets = widgets;
    setId("details");
    setFitToWidth(true);
    getStyleClass().add("panel");
    VBox content = new VBox();
    content.getStyleClass().add("panel-content");
    for (Detail detail : Detail.values()) {
      content.getChildren().add(field(detail));
    }
    SimpleStringProperty language = new SimpleStringProperty(texts.language().code());
    texts.languageProperty().subscribe(l -> language.set(l.code()));
    CommentView comment =
        new CommentView(document, model.comment(), language, texts, widgets, "details.comment");
    comment.area().setPrefRowCount(7);
    content.getChildren().add(comment);
    setContent(content);
  }

  private VBox field(Detail detail) {
    Label name = widgets.title("detail." + detail.name());
    TextField field = new TextField();
    field.setId("detail-" + detail.name().toLowerCase(Locale.ROOT));
    field.textProperty().bindBidirectional(model.textProperty(detail));
    field.accessibleTextProperty().bind(name.textProperty());
    field.focusedProperty().subscribe(_ -> model.settle(detail));
    name.setLabelFor(field);
    if (detail == Detail.KEYWORDS) {
      field.promptTextProperty().bind(texts.bind("details.keywords.prompt"));
    }
    return new VBox(3, name, field);
  }
}
