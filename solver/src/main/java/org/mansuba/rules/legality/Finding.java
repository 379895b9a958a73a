package org.mansuba.rules.legality;

import java.util.List;
import org.mansuba.board.Square;

/**
 * Something illegal or unusual about a diagram.
 *
 * @param code the kind of finding
 * @param sentence a description that names men and squares
 * @param squares the squares concerned, possibly none
 */
public record Finding(FindingCode code, String sentence, List<Square> squares) {
  /** Copies the list. */
  public Finding {
    squares = List.copyOf(squares);
  }

  /** Returns whether there is nothing to solve in the diagram. */
  public boolean isError() {
    return code.isError();
  }
}
