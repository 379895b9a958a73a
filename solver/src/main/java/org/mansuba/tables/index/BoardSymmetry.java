package org.mansuba.tables.index;

import java.util.ArrayList;
import java.util.List;
import org.mansuba.board.Side;

/**
 * A transformation under which the game is the same: a symmetry of the board, with or without an
 * exchange of colours.
 *
 * @param symmetry the symmetry of the board
 * @param names whether the colours are exchanged
 */
public record BoardSymmetry(Symmetry symmetry, Names names) {
  /** What happens to the names of the sides. */
  enum Names {
    KEPT,
    EXCHANGED
  }

  /** All transformations. */
  public static final List<BoardSymmetry> ALL = all();

  /** Returns whether pawns keep moving forward. */
  boolean suitsPawns() {
    return symmetry.keepsFiles() && symmetry.reversesRanks() == (names == Names.EXCHANGED);
  }

  /** Returns the image of a side. */
  public Side map(Side side) {
    return names == Names.KEPT ? side : side.opponent();
  }

  private static List<BoardSymmetry> all() {
    List<BoardSymmetry> all = new ArrayList<>();
    for (Names names : Names.values()) {
      for (Symmetry symmetry : Symmetry.values()) {
        all.add(new BoardSymmetry(symmetry, names));
      }
    }
    return List.copyOf(all);
  }
}
