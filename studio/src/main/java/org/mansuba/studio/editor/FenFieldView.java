package org.mansuba.studio.editor;

import javafx.geometry.NodeOrientation;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;
import org.mansuba.notation.Fen;
import org.mansuba.notation.NotationException;
import org.mansuba.rules.Setup;
import org.mansuba.studio.document.DiagramText;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.widget.WrapLabel;

/** The diagram's record in one line, which follows the board and which the board follows. */
public final class FenFieldView extends VBox {
  private final Document document;
  private final TextField field = new TextField();
  private final WrapLabel error = new WrapLabel(80);
  private boolean following;

  /** Shows the record of a document's diagram. */
  public FenFieldView(Document document, Texts texts) {
    this.document = document;
    getStyleClass().add("fen-field");
    field.setId("fen");
    field.getStyleClass().add("monospaced");
    field.setNodeOrientation(NodeOrientation.LEFT_TO_RIGHT);
    field.accessibleTextProperty().bind(texts.bind("fen.tip"));
    error.getStyleClass().add("field-error");
    error.managedProperty().bind(error.textProperty().isNotEmpty());
    error.visibleProperty().bind(error.textProperty().isNotEmpty());
    getChildren().addAll(field, error);
    document.problemProperty().subscribe(problem -> follow(problem.setup()));
    field.textProperty().subscribe(this::read);
    field.focusedProperty().subscribe(this::leave);
    field.setOnAction(_ -> write(document.problem().setup()));
    field.setOnKeyPressed(
        event -> {
          if (event.getCode() == KeyCode.ESCAPE) {
            write(document.problem().setup());
          }
        });
  }

  private void follow(Setup setup) {
    boolean says;
    try {
      says = DiagramText.read(field.getText()).equals(setup);
    } catch (NotationException _) {
      says = false;
    }
    if (!says) {
      write(setup);
    }
  }

  private void write(Setup setup) {
    following = true;
    field.setText(Fen.write(setup));
    error.show("");
    following = false;
  }

  private void read(String typed) {
    if (following) {
      return;
    }
    try {
      Setup setup = DiagramText.read(typed);
      error.show("");
      document.apply(DiagramChange.typed(setup));
    } catch (NotationException wrong) {
      error.show(String.valueOf(wrong.getMessage()));
    }
  }

  private void leave(boolean focused) {
    if (!focused) {
      document.seal();
      write(document.problem().setup());
    }
  }
}
