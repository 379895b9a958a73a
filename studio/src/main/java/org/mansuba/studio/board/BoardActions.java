package org.mansuba.studio.board;

import org.mansuba.board.Man;
import org.mansuba.board.Square;
import org.mansuba.score.Colour;

/** What can be done on a board; what it means depends on whether a diagram is set up or played. */
public interface BoardActions {
  /** Whether the man on a square can be dragged. */
  boolean canLift(Square square);

  /** A man begins to be dragged. */
  void lift(Square from);

  /** A man was dragged to a square, possibly the one it came from. */
  void drop(Square from, Square to);

  /** A man was dragged off the board. */
  void dropOutside(Square from);

  /** A man of the palette was dragged to a square. */
  void drop(Man man, Square to);

  /** A square was pressed with the main button, or chosen with Enter or Space. */
  void choose(Square square);

  /** A square was pressed twice with the main button. */
  void chooseTwice(Square square);

  /** A square was clicked with the other button. */
  void alternative(Square square, Colour colour);

  /** The other button was dragged from a square to another. */
  void draw(Square from, Square to, Colour colour);

  /** Whether arrows and marked squares can be drawn. */
  boolean canDraw();

  /** A letter was typed on a square. */
  void type(Square square, String letter);

  /**
   * An arrow key was pressed alone.
   *
   * @param columns to the right
   * @param rows down
   * @return whether it meant something other than moving the cursor
   */
  boolean arrow(int columns, int rows);

  /** Delete was pressed on a square. */
  void erase(Square square);
}
