package org.mansuba.tables.file;

import org.mansuba.board.Side;
import org.mansuba.tables.index.Indexer;
import org.mansuba.tables.index.MaterialSlice;

/** A finished table in the form the builder leaves it. */
public final class BuiltTable {
  private final MaterialSlice slice;
  private final Indexer indexer;
  private final short[][] codes;
  private final int longest;

  /**
   * Creates a table.
   *
   * @param codes codes by side to move and index; not copied, must not change afterwards
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

  /** Returns the codes with a side to move, by index. */
  short[] codes(Side toMove) {
    return codes[toMove.ordinal()];
  }

  int longest() {
    return longest;
  }
}
