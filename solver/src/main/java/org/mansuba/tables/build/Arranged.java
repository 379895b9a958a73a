package org.mansuba.tables.build;

import java.util.Arrays;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.rules.Arrangement;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.play.Positions;
import org.mansuba.tables.index.Indexer;
import org.mansuba.tables.index.MaterialSlice;

/** The men of a cast on the board, put up anew for one entry after another. */
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

  /** Puts the men up; false if there is no such position, and then nothing else may be asked. */
  boolean put(Side side, int index) {
    return place(side, index) && indexer.index(at) == index && position.arrange(men, at, side);
  }

  /** Puts up the men of an entry that is known to be a position's, for looking at them only. */
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

  /** The position by the rules that play it. */
  Arrangement position() {
    return position;
  }

  Side toMove() {
    return toMove;
  }

  /** The squares of the men; whoever changes one puts it back. */
  int[] at() {
    return at;
  }

  /** The man on a square, by its place in the cast; -1 if there is none. */
  int on(int square) {
    return whoIsOn[square];
  }
}
