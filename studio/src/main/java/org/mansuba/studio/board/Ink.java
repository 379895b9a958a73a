package org.mansuba.studio.board;

/** A colour to draw arrows and mark squares in. */
public enum Ink {
  /** The usual one. */
  GREEN,
  /** With Shift. */
  RED,
  /** With Alt. */
  BLUE,
  /** With Shift and Alt. */
  YELLOW
}
