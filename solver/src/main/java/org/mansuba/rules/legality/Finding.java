package org.mansuba.rules.legality;

import java.util.List;
import org.mansuba.board.Square;

/**
 * Something wrong or odd about a diagram.
 *
 * @param code what it is
 * @param sentence the same in a sentence that names men and squares
 * @param squares the squares concerned, possibly none
 */
public record Finding(FindingCode code, String sentence, List<Square> squares) {
  /** Copies the list. */
  public Finding {
    squares = List.copyOf(squares);
  }

  /** Whether the diagram cannot be played, so that it cannot be solved. */
  public boolean isError() {
    return code.isError();
  }
}
