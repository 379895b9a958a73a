package org.mansuba.studio.board;

import org.mansuba.board.Man;

/** What a palette offers. */
public sealed interface PaletteItem {
  /** Moves men about. */
  record Hand() implements PaletteItem {}

  /**
   * Puts a man.
   *
   * @param man which one
   */
  record Stamp(Man man) implements PaletteItem {}

  /** Takes men away. */
  record Eraser() implements PaletteItem {}
}
