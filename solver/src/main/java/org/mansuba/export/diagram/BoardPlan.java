package org.mansuba.export.diagram;

import java.util.List;
import org.mansuba.board.Side;
import org.mansuba.board.Square;

/**
 * Where things stand in a picture of a board, seen from White's side: a square is 100 wide, x goes
 * to the right and y down, and the board's corner at a8 is at {@link #LEFT}, {@link #TOP}.
 */
final class BoardPlan {
  /** The width of a square. */
  static final double SQUARE = ManShape.BOX;

  /** The width of the board. */
  static final double BOARD = 8 * SQUARE;

  /** The room left of the board, for the numbers of the ranks. */
  static final double LEFT = 60;

  /** The room above the board. */
  static final double TOP = 20;

  /** The width of the picture: to the right of the board stands the sign of the side to move. */
  static final double WIDTH = LEFT + BOARD + 60;

  /** The base line of the letters of the files. */
  static final double FILES = TOP + BOARD + 44;

  /** The base line of the texts below the board. */
  static final double CAPTION = TOP + BOARD + 108;

  /** The height of the sign of the side to move, which is a square. */
  static final double SIGN = 30;

  /** Lines that meet in a marked corner, as index from the left or the top. */
  static final List<int[]> CORNERS =
      List.of(
          new int[] {2, 2}, new int[] {6, 2}, new int[] {4, 4}, new int[] {2, 6}, new int[] {6, 6});

  private BoardPlan() {}

  /** The height of a picture. */
  static double height(Diagram diagram) {
    return TOP + BOARD + (diagram.hasCaption() ? 130 : 60);
  }

  /** The left edge of a square. */
  static double x(Square square) {
    return LEFT + SQUARE * square.file();
  }

  /** The upper edge of a square. */
  static double y(Square square) {
    return TOP + SQUARE * (7 - square.rank());
  }

  /** The left edge of the sign of the side to move. */
  static double signX() {
    return LEFT + BOARD + 18;
  }

  /** The upper edge of the sign of the side to move, at its end of the board. */
  static double signY(Side toMove) {
    return toMove == Side.WHITE ? TOP + BOARD - SIGN - 2 : TOP + 2;
  }
}
