package org.mansuba.tables.build;

import org.mansuba.board.Side;
import org.mansuba.tables.file.EndgameTable;
import org.mansuba.tables.index.BoardSymmetry;
import org.mansuba.tables.index.CanonicalForm;

/** One type of move that leads into another table. */
final class Conversion {
  private final EndgameTable table;
  private final BoardSymmetry view;
  private final int[] squares = new int[64];

  /** By the man's index before the move: his index in the other slice, -1 if he is captured. */
  private final int[] places;

  /**
   * Creates a conversion into a table.
   *
   * @param canonicalForm maps the remaining men to those of the table
   * @param taken the index of the captured man, or -1
   */
  Conversion(EndgameTable table, CanonicalForm canonicalForm, int taken) {
    this.table = table;
    view = canonicalForm.view();
    for (int square = 0; square < 64; square++) {
      squares[square] = view.symmetry().map(square);
    }
    int left = canonicalForm.slice().size();
    places = new int[taken < 0 ? left : left + 1];
    for (int man = 0; man < places.length; man++) {
      boolean afterTaken = taken >= 0 && man > taken;
      places[man] = man == taken ? -1 : canonicalForm.place(afterTaken ? man - 1 : man);
    }
  }

  /** Returns the code of the position after the move, for the side then to move. */
  int code(int[] at, int mover, int to, Side toMove) {
    int[] after = new int[table.slice().size()];
    for (int man = 0; man < at.length; man++) {
      if (places[man] >= 0) {
        after[places[man]] = squares[man == mover ? to : at[man]];
      }
    }
    return table.code(view.map(toMove), after);
  }
}
