package org.mansuba.studio.app;

import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

/** Diagrams on their way to and from the clipboard. */
final class DiagramClipboard {
  private final StudioModel model;

  DiagramClipboard(StudioModel model) {
    this.model = model;
  }

  /** Takes a diagram from the clipboard; tells if there is none. */
  void paste() {
    String text = Clipboard.getSystemClipboard().getString();
    if (text == null || text.isBlank()) {
      model.notices().warn(model.texts().get("paste.nothing"));
      return;
    }
    model.modeProperty().set(Mode.SETUP);
    model.editor().paste(text);
  }

  /** Puts a text on the clipboard. */
  void copy(String text) {
    ClipboardContent content = new ClipboardContent();
    content.putString(text);
    Clipboard.getSystemClipboard().setContent(content);
    model.notices().tell(model.texts().get("copied", text));
  }
}
