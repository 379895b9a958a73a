package org.mansuba.studio.widget;

import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import org.mansuba.studio.i18n.Lines;

/** A text of as many lines as it needs, in letters of either direction. */
public final class WrapLabel extends Label {
  /** Letters in a line of a page beside the board. */
  public static final int PAGE = 46;

  private final StringProperty words = new SimpleStringProperty("");

  /** An empty text, with the number of letters of a right-to-left line. */
  public WrapLabel(int letters) {
    setMinHeight(Region.USE_PREF_SIZE);
    wrapTextProperty().bind(words.map(w -> !Lines.isRightToLeft(w)));
    textProperty().bind(words.map(w -> Lines.broken(w, letters)));
  }

  /** The text, as it is without line breaks. */
  public StringProperty wordsProperty() {
    return words;
  }

  /** Shows a text. */
  public void show(String text) {
    words.set(text);
  }
}
