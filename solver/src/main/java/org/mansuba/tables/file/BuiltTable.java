package org.mansuba.tables.file;

import org.mansuba.board.Side;
import org.mansuba.tables.index.Indexer;
import org.mansuba.tables.index.MaterialSlice;

/** A finished table before it has its final form. */
public final class BuiltTable {
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
  public BuiltTable(MaterialSlice slice, Indexer indexer, short[][] codes, int longest) {
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
