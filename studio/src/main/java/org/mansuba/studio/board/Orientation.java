package org.mansuba.studio.board;

import java.util.Optional;
import org.mansuba.board.Square;

/** Which side looks at the board. Columns count from the left and rows from the top, 0 to 7. */
public enum Orientation {
  /** White is below. */
  WHITE_BELOW,
  /** Black is below. */
  BLACK_BELOW;

  /** The other one. */
  public Orientation flipped() {
    return this == WHITE_BELOW ? BLACK_BELOW : WHITE_BELOW;
  }

  /** The column of a square. */
  public int column(Square square) {
    return this == WHITE_BELOW ? square.file() : 7 - square.file();
  }

  /** The row of a square. */
  public int row(Square square) {
    return this == WHITE_BELOW ? 7 - square.rank() : square.rank();
  }

  /** The square of a column and row; empty if either is off the board. */
  public Optional<Square> square(int column, int row) {
    return this == WHITE_BELOW ? Square.at(column, 7 - row) : Square.at(7 - column, row);
  }
}
