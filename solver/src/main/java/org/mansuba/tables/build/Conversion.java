package org.mansuba.tables.build;

import org.mansuba.board.Side;
import org.mansuba.tables.file.EndgameTable;
import org.mansuba.tables.index.BoardSymmetry;
import org.mansuba.tables.index.CanonicalForm;

/** One kind of move that leads into another table. */
final class Conversion {
  private final EndgameTable table;
  private final BoardSymmetry view;
  private final int[] squares = new int[64];

  /** By man before the move: his place in the other cast, -1 if he is taken. */
  private final int[] places;

  /**
   * An exit into a table.
   *
   * @param canonicalForm how the men left are those of the table
   * @param taken the man taken, -1 if there is none
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

  /** How the position after the move stands for the side then to move. */
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
