package org.mansuba.studio.widget;

/** Small drawings on buttons, lines in a square of 16 by 16. */
public enum Icon {
  /** An arrow back. */
  UNDO("M6,3 L3,6 L6,9 M3,6 L10,6 A3.5,3.5 0 0 1 10,13 L6,13"),
  /** An arrow forth. */
  REDO("M10,3 L13,6 L10,9 M13,6 L6,6 A3.5,3.5 0 0 0 6,13 L10,13"),
  /** Two arrows, up and down. */
  FLIP("M5,13 L5,3 M2.5,5.5 L5,3 L7.5,5.5 M11,3 L11,13 M8.5,10.5 L11,13 L13.5,10.5"),
  /** To the left. */
  LEFT("M13,8 L3,8 M7,4 L3,8 L7,12"),
  /** To the right. */
  RIGHT("M3,8 L13,8 M9,4 L13,8 L9,12"),
  /** Up. */
  UP("M8,13 L8,3 M4,7 L8,3 L12,7"),
  /** Down. */
  DOWN("M8,3 L8,13 M4,9 L8,13 L12,9"),
  /** A turn with the clock. */
  TURN_RIGHT("M12.5,4.5 A5.5,5.5 0 1 0 13.5,8 M12.5,1.5 L12.5,4.5 L9.5,4.5"),
  /** A turn against the clock. */
  TURN_LEFT("M3.5,4.5 A5.5,5.5 0 1 1 2.5,8 M3.5,1.5 L3.5,4.5 L6.5,4.5"),
  /** A mirror standing upright. */
  MIRROR_FILES("M8,2 L8,14 M6,4.5 L6,11.5 L2,11.5 Z M10,4.5 L10,11.5 L14,11.5 Z"),
  /** A mirror lying flat. */
  MIRROR_RANKS("M2,8 L14,8 M4.5,6 L11.5,6 L11.5,2 Z M4.5,10 L11.5,10 L11.5,14 Z"),
  /** A half moon in a circle. */
  EXCHANGE("M8,2 A6,6 0 1 0 8,14 A6,6 0 1 0 8,2 M8,2 L8,14 M10,5 L13,5 M10,8 L14,8 M10,11 L13,11"),
  /** A hand's arrow. */
  HAND("M4,2.5 L12.5,8 L8.8,8.8 L11,13 L9,14 L7,9.8 L4,12.5 Z"),
  /** A cross. */
  CLOSE("M4,4 L12,12 M12,4 L4,12"),
  /** An eraser. */
  ERASER("M6,13 L2.5,9.5 L9,3 L13.5,7.5 L8,13 Z M5.5,6.5 L10,11 M6,13 L13,13"),
  /** To the beginning. */
  FIRST("M4,3 L4,13 M12,4 L7,8 L12,12 Z"),
  /** One back. */
  BACK("M10.5,3.5 L5.5,8 L10.5,12.5"),
  /** One forth. */
  FORTH("M5.5,3.5 L10.5,8 L5.5,12.5"),
  /** To the end. */
  LAST("M12,3 L12,13 M4,4 L9,8 L4,12 Z"),
  /** A pencil. */
  PENCIL("M3,13 L3.6,10 L10.5,3 L13,5.5 L6,12.4 Z M9,4.6 L11.4,7"),
  /** An arrow to a bar on top. */
  PROMOTE("M3,2.5 L13,2.5 M8,13.5 L8,5.5 M4.5,9 L8,5.5 L11.5,9"),
  /** A bin. */
  BIN("M2.5,4.5 L13.5,4.5 M6,4.5 L6,2.5 L10,2.5 L10,4.5 M4,4.5 L4.7,13.5 L11.3,13.5 L12,4.5"),
  /** An arrow struck out. */
  CLEAR_SHAPES("M3,13 L12,4 M7.5,3.5 L12.5,3.5 L12.5,8.5 M3,3 L13,13"),
  /** A book. */
  BOOK("M3,3 L8,4.5 L13,3 L13,12 L8,13.5 L3,12 Z M8,4.5 L8,13.5");

  private final String path;

  Icon(String path) {
    this.path = path;
  }

  /** SVG path data. */
  public String path() {
    return path;
  }
}
