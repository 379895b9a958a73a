package org.mansuba.studio.solution;

import java.util.Arrays;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextArea;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.i18n.Language;
import org.mansuba.studio.i18n.Lines;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.widget.Widgets;

/** The comment on a move, in one language at a time. */
final class CommentView extends VBox {
  private final ScoreModel model;
  private final TextArea area = new TextArea();
  private boolean following;

  CommentView(Document document, ScoreModel model, Texts texts, Widgets widgets) {
    this.model = model;
    getStyleClass().add("comment-box");
    ComboBox<String> language = new ComboBox<>();
    language.setId("comment-language");
    language.getItems().setAll(Arrays.stream(Language.values()).map(Language::code).toList());
    language.setConverter(names());
    language.accessibleTextProperty().bind(texts.bind("comment.language"));
    language.valueProperty().bindBidirectional(model.commentLanguageProperty());
    texts.languageProperty().subscribe(l -> model.commentLanguageProperty().set(l.code()));
    HBox head = new HBox(widgets.title("comment.title"), Widgets.spacer(), language);
    head.getStyleClass().add("rule-head");
    area.setId("comment");
    area.wrapTextProperty().bind(area.textProperty().map(t -> !Lines.isRightToLeft(t)));
    area.setPrefRowCount(3);
    area.promptTextProperty().bind(texts.bind("comment.prompt"));
    area.accessibleTextProperty().bind(texts.bind("comment.title"));
    getChildren().addAll(head, area);
    document.problemProperty().subscribe(_ -> follow());
    model.pathProperty().subscribe(_ -> follow());
    model.commentLanguageProperty().subscribe(_ -> follow());
    area.textProperty().subscribe(this::type);
    area.focusedProperty().subscribe(_ -> document.seal());
  }

  private void follow() {
    String text = model.annotation().comment(model.commentLanguageProperty().get()).orElse("");
    // A comment of spaces is none, but the spaces may be the beginning of one.
    if (!text.equals(area.getText()) && !(text.isEmpty() && area.getText().isBlank())) {
      following = true;
      area.setText(text);
      following = false;
    }
  }

  private void type(String text) {
    if (!following) {
      model.comment(text);
    }
  }

  private static StringConverter<String> names() {
    return new StringConverter<>() {
      @Override
      public String toString(String code) {
        return Language.of(code).map(Language::ownName).orElse(code);
      }

      @Override
      public String fromString(String name) {
        return name;
      }
    };
  }
}
