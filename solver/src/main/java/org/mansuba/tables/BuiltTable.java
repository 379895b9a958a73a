package org.mansuba.tables;

import org.mansuba.board.Side;

/** A finished table before it has its final form. */
final class BuiltTable {
  private final MaterialSlice slice;
  private final Indexer indexer;
  private final short[][] codes;
  private final int longest;

  /**
   * A table.
   *
   * @param codes by side to move and index; they are not copied and must not change any more
   * @param longest the longest win or loss in plies
   */
  BuiltTable(MaterialSlice slice, Indexer indexer, short[][] codes, int longest) {
    this.slice = slice;
    this.indexer = indexer;
    this.codes = codes;
    this.longest = longest;
  }

  MaterialSlice slice() {
    return slice;
  }

  Indexer indexer() {
    return indexer;
  }

  /** The codes with a side to move, by index. */
  short[] codes(Side toMove) {
    return codes[toMove.ordinal()];
  }

  int longest() {
    return longest;
  }
}
