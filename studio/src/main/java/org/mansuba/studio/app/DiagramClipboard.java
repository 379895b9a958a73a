package org.mansuba.studio.app;

import java.io.ByteArrayInputStream;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import org.mansuba.export.diagram.Diagram;
import org.mansuba.export.diagram.DiagramColours;
import org.mansuba.export.diagram.PaintedBoard;
import org.mansuba.studio.board.BoardModel;

/** Diagrams on their way to and from the clipboard. */
final class DiagramClipboard {
  /** The width of a picture in pixels. */
  private static final int PICTURE = 920;

  private final StudioModel model;

  DiagramClipboard(StudioModel model) {
    this.model = model;
  }

  /** Takes a diagram from the clipboard; warns if there is none. */
  void paste() {
    String text = Clipboard.getSystemClipboard().getString();
    if (text == null || text.isBlank()) {
      model.notices().warn(model.texts().get("paste.nothing"));
      return;
    }
    model.modeProperty().set(Mode.SETUP);
    model.editor().paste(text);
  }

  /** Puts a short text on the clipboard. */
  void copy(String text) {
    put(text, model.texts().get("copied", text));
  }

  /** Puts a text of any length on the clipboard. */
  void copyText(String text) {
    put(text, model.texts().get("export.copied"));
  }

  /** Puts a picture of the board as it is shown on the clipboard. */
  void copyPicture() {
    BoardModel board = model.board();
    Diagram diagram = Diagram.of(board.setupProperty().get()).with(board.shapesProperty().get());
    byte[] file = new PaintedBoard(DiagramColours.PARCHMENT).png(diagram, PICTURE);
    ClipboardContent content = new ClipboardContent();
    content.putImage(new Image(new ByteArrayInputStream(file)));
    put(content, model.texts().get("edit.copyPicture.done"));
  }

  private void put(String text, String done) {
    ClipboardContent content = new ClipboardContent();
    content.putString(text);
    put(content, done);
  }

  /** Puts something on the clipboard, and tells whether the system has taken it. */
  private void put(ClipboardContent content, String done) {
    if (Clipboard.getSystemClipboard().setContent(content)) {
      model.notices().tell(done);
    } else {
      model.notices().warn(model.texts().get("copy.failed"));
    }
  }
}
