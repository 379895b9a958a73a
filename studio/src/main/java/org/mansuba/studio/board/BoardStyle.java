package org.mansuba.studio.board;

import java.util.Locale;

/** How the board is coloured; this does not depend on the colours of the window. */
public enum BoardStyle {
  /** One colour, divided by lines, as boards of shatranj were. */
  PARCHMENT,
  /** Light and dark squares. */
  CHEQUERED,
  /** One dark colour. */
  DARK;

  /** The name of the style class and the end of the text's key. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
