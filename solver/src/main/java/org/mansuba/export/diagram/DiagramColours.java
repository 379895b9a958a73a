package org.mansuba.export.diagram;

import org.mansuba.board.Side;
import org.mansuba.score.Colour;

/**
 * The colours of a board image, in the form {@code #rrggbb}.
 *
 * @param board the squares, all of one colour
 * @param line the lines between them and the traditional corner marks
 * @param text coordinates and caption
 * @param white White's men
 * @param black Black's men
 */
public record DiagramColours(String board, String line, String text, Men white, Men black) {
  /** Parchment, like the boards in the manuscripts. */
  public static final DiagramColours PARCHMENT =
      new DiagramColours(
          "#ead9b4",
          "#a08355",
          "#5c4526",
          new Men("#fdf6ea", "#3b2a1e", "#a9803f"),
          new Men("#2c2320", "#14100e", "#d6a843"));

  /** Black ink on white paper. */
  public static final DiagramColours PRINT =
      new DiagramColours(
          "#ffffff",
          "#666666",
          "#000000",
          new Men("#ffffff", "#000000", "#555555"),
          new Men("#222222", "#000000", "#ffffff"));

  /**
   * The colours of one side's men.
   *
   * @param body the body
   * @param outline its outline
   * @param mark the ornaments
   */
  public record Men(String body, String outline, String mark) {}

  /** Returns the colours of a side's men. */
  public Men men(Side side) {
    return side == Side.WHITE ? white : black;
  }

  /** Returns the colour of an arrow or a marked square, to be drawn with {@link #OPACITY}. */
  public static String of(Colour colour) {
    return switch (colour) {
      case GREEN -> "#2d7d46";
      case RED -> "#b3402a";
      case YELLOW -> "#c99700";
      case BLUE -> "#2b6ca3";
    };
  }

  /** The opacity of arrows, 0 to 1. */
  public static final double OPACITY = 0.75;
}
