package org.mansuba.tables.build;

import java.util.Arrays;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.rules.Arrangement;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.play.Positions;
import org.mansuba.tables.index.Indexer;
import org.mansuba.tables.index.MaterialSlice;

/** The men of a slice on the board, rearranged for one entry after another. */
final class Arranged {
  private static final byte NOBODY = -1;

  private final Indexer indexer;
  private final Man[] men;
  private final int[] at;
  private final byte[] whoIsOn = new byte[64];
  private final Arrangement position;
  private Side toMove = Side.WHITE;

  Arranged(MaterialSlice slice, Indexer indexer, RuleSet rules) {
    this.indexer = indexer;
    men = slice.men();
    at = new int[men.length];
    Arrays.fill(whoIsOn, NOBODY);
    position = Positions.arrangement(rules);
  }

  /**
   * Arranges the men of an entry. Returns false if the entry is not a position; nothing else may
   * then be called.
   */
  boolean put(Side side, int index) {
    return place(side, index) && indexer.index(at) == index && position.arrange(men, at, side);
  }

  /** Arranges the men of an entry that is known to be a position, for reading only. */
  void putForLook(Side side, int index) {
    place(side, index);
  }

  private boolean place(Side side, int index) {
    for (int square : at) {
      whoIsOn[square] = NOBODY;
    }
    toMove = side;
    indexer.arrange(index, at);
    for (int i = 0; i < at.length; i++) {
      if (whoIsOn[at[i]] != NOBODY) {
        return false;
      }
      whoIsOn[at[i]] = (byte) i;
    }
    return true;
  }

  /** Returns the position under the rules. */
  Arrangement position() {
    return position;
  }

  Side toMove() {
    return toMove;
  }

  /** Returns the squares of the men. A caller that changes one must restore it. */
  int[] at() {
    return at;
  }

  /** Returns the index in the slice of the man on a square; -1 if the square is empty. */
  int on(int square) {
    return whoIsOn[square];
  }
}
