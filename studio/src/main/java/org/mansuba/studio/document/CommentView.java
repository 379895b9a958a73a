package org.mansuba.studio.document;

import java.util.Arrays;
import javafx.beans.property.Property;
import javafx.scene.TraversalDirection;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.mansuba.studio.i18n.Lines;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.widget.ShownAs;
import org.mansuba.studio.widget.Widgets;
import org.mansuba.words.Language;

/** A comment, in one language at a time. */
public final class CommentView extends VBox {
  private final CommentSource source;
  private final Property<String> language;
  private final TextArea area = new TextArea();
  private boolean following;

  /**
   * Shows what a document says about something.
   *
   * @param language the code of the language that is shown
   * @param key where the texts {@code key.title} and {@code key.prompt} are
   */
  public CommentView(
      Document document,
      CommentSource source,
      Property<String> language,
      Texts texts,
      Widgets widgets,
      String key) {
    this.source = source;
    this.language = language;
    String id = key.replace('.', '-');
    getStyleClass().add("comment-box");
    ComboBox<String> choice = new ComboBox<>();
    choice.setId(id + "-language");
    choice.getItems().setAll(Arrays.stream(Language.values()).map(Language::code).toList());
    choice.setConverter(
        new ShownAs<>(code -> Language.of(code).map(Language::ownName).orElse(code)));
    choice.accessibleTextProperty().bind(texts.bind("comment.language"));
    choice.valueProperty().bindBidirectional(language);
    HBox head = new HBox(widgets.title(key + ".title"), Widgets.spacer(), choice);
    head.getStyleClass().add("rule-head");
    area.setId(id);
    area.wrapTextProperty().bind(area.textProperty().map(t -> !Lines.isRightToLeft(t)));
    area.setPrefRowCount(3);
    area.promptTextProperty().bind(texts.bind(key + ".prompt"));
    area.accessibleTextProperty().bind(texts.bind(key + ".title"));
    area.addEventFilter(KeyEvent.KEY_PRESSED, this::leave);
    getChildren().addAll(head, area);
    document.problemProperty().subscribe(_ -> follow());
    choice.valueProperty().subscribe(_ -> follow());
    area.textProperty().subscribe(this::type);
    area.focusedProperty().subscribe(_ -> document.seal());
  }

  /** The text as it is typed. */
  public TextArea area() {
    return area;
  }

  /** Shows what the document says now. */
  public void follow() {
    String text = source.read(language.getValue());
    // Spaces alone are no comment, but they may be the beginning of one.
    if (!text.equals(area.getText()) && !(text.isEmpty() && area.getText().isBlank())) {
      following = true;
      area.setText(text);
      following = false;
    }
  }

  /** Lets Tab go on to the next control: nobody indents a comment, and keys alone must get out. */
  private void leave(KeyEvent event) {
    if (event.getCode() == KeyCode.TAB && !event.isShortcutDown() && !event.isAltDown()) {
      area.requestFocusTraversal(
          event.isShiftDown() ? TraversalDirection.PREVIOUS : TraversalDirection.NEXT);
      event.consume();
    }
  }

  private void type(String text) {
    if (!following) {
      source.write(language.getValue(), text);
    }
  }
}
