package org.mansuba.tables.index;

import java.util.ArrayList;
import java.util.List;
import org.mansuba.board.Side;

/**
 * A way to look at a position that changes nothing in the game: the board is laid upon itself, and
 * the sides keep or exchange their names.
 *
 * @param symmetry how squares go
 * @param names whether White is still White
 */
public record BoardSymmetry(Symmetry symmetry, Names names) {
  /** What becomes of the names of the sides. */
  enum Names {
    KEPT,
    EXCHANGED
  }

  /** All views. */
  public static final List<BoardSymmetry> ALL = all();

  /** Whether pawns go on in their direction. */
  boolean suitsPawns() {
    return symmetry.keepsFiles() && symmetry.reversesRanks() == (names == Names.EXCHANGED);
  }

  /** What a side is called. */
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
