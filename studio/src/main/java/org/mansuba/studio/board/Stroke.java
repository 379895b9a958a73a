package org.mansuba.studio.board;

/**
 * A part of a drawn man.
 *
 * @param path SVG path data in a square of 100 by 100, the origin at the upper left
 * @param part what is done with it
 */
public record Stroke(String path, Part part) {
  /** What a part of a man is. */
  public enum Part {
    /** Filled with the side's colour and outlined. */
    BODY,
    /** A line of ornament. */
    LINE
  }

  static Stroke body(String path) {
    return new Stroke(path, Part.BODY);
  }

  static Stroke line(String path) {
    return new Stroke(path, Part.LINE);
  }
}
