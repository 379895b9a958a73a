package org.mansuba.export.diagram;

import org.mansuba.board.Side;
import org.mansuba.score.Colour;

/**
 * What a board is painted with; every colour is written {@code #rrggbb}.
 *
 * @param board the squares, all of one colour
 * @param line the lines between them and the marks of the old boards
 * @param text coordinates and other writing
 * @param white White's men
 * @param black Black's men
 */
public record DiagramColours(String board, String line, String text, Men white, Men black) {
  /** Parchment, as on the boards of the manuscripts. */
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
   * @param body their body
   * @param outline the line around it
   * @param mark their ornaments
   */
  public record Men(String body, String outline, String mark) {}

  /** The colours of a side's men. */
  public Men men(Side side) {
    return side == Side.WHITE ? white : black;
  }

  /** The colour of an arrow or a marked square, to be laid on with {@link #OPACITY}. */
  public static String of(Colour colour) {
    return switch (colour) {
      case GREEN -> "#2d7d46";
      case RED -> "#b3402a";
      case YELLOW -> "#c99700";
      case BLUE -> "#2b6ca3";
    };
  }

  /** How strongly arrows cover what is below them, 0 to 1. */
  public static final double OPACITY = 0.75;
}
