package org.mansuba.tables;

import org.mansuba.board.Side;

/** One kind of move that leads into another table. */
final class Exit {
  private final Table table;
  private final View view;
  private final int[] squares = new int[64];

  /** By man before the move: his place in the other cast, -1 if he is taken. */
  private final int[] places;

  /**
   * An exit into a table.
   *
   * @param casting how the men left are those of the table
   * @param taken the man taken, -1 if there is none
   */
  Exit(Table table, Casting casting, int taken) {
    this.table = table;
    view = casting.view();
    for (int square = 0; square < 64; square++) {
      squares[square] = view.symmetry().map(square);
    }
    int left = casting.cast().size();
    places = new int[taken < 0 ? left : left + 1];
    for (int man = 0; man < places.length; man++) {
      boolean afterTaken = taken >= 0 && man > taken;
      places[man] = man == taken ? -1 : casting.place(afterTaken ? man - 1 : man);
    }
  }

  /** How the position after the move stands for the side then to move. */
  int code(int[] at, int mover, int to, Side toMove) {
    int[] after = new int[table.cast().size()];
    for (int man = 0; man < at.length; man++) {
      if (places[man] >= 0) {
        after[places[man]] = squares[man == mover ? to : at[man]];
      }
    }
    return table.code(view.map(toMove), after);
  }
}
