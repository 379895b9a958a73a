package org.mansuba.export.diagram;

import java.util.List;
import org.mansuba.board.Side;
import org.mansuba.board.Square;

/**
 * The layout of a board image, seen from White's side. A square is 100 units wide, x increases to
 * the right and y downwards, and the outer corner of a8 is at {@link #LEFT}, {@link #TOP}.
 */
final class BoardPlan {
  /** The width of a square. */
  static final double SQUARE = ManShape.BOX;

  /** The width of the board. */
  static final double BOARD = 8 * SQUARE;

  /** The margin left of the board, for rank numbers. */
  static final double LEFT = 60;

  /** The margin above the board. */
  static final double TOP = 20;

  /** The width of the image; the margin right of the board holds the marker of the side to move. */
  static final double WIDTH = LEFT + BOARD + 60;

  /** The baseline of the file letters. */
  static final double FILES = TOP + BOARD + 44;

  /** The baseline of the caption. */
  static final double CAPTION = TOP + BOARD + 108;

  /** The side length of the square marker of the side to move. */
  static final double SIGN = 30;

  /** The corner marks: points where lines meet, as indices from the left and the top. */
  static final List<int[]> CORNERS =
      List.of(
          new int[] {2, 2}, new int[] {6, 2}, new int[] {4, 4}, new int[] {2, 6}, new int[] {6, 6});

  private BoardPlan() {}

  /** Returns the height of an image. */
  static double height(Diagram diagram) {
    return TOP + BOARD + (diagram.hasCaption() ? 130 : 60);
  }

  /** Returns the left edge of a square. */
  static double x(Square square) {
    return LEFT + SQUARE * square.file();
  }

  /** Returns the top edge of a square. */
  static double y(Square square) {
    return TOP + SQUARE * (7 - square.rank());
  }

  /** Returns the left edge of the side-to-move marker. */
  static double signX() {
    return LEFT + BOARD + 18;
  }

  /** Returns the top edge of the side-to-move marker, at that side's end of the board. */
  static double signY(Side toMove) {
    return toMove == Side.WHITE ? TOP + BOARD - SIGN - 2 : TOP + 2;
  }
}
