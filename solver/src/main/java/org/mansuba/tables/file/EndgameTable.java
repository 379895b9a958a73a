package org.mansuba.tables.file;

import org.mansuba.board.Side;
import org.mansuba.tables.index.Indexer;
import org.mansuba.tables.index.MaterialSlice;

/** The results of all positions of a slice. Immutable and thread-safe. */
public final class EndgameTable {
  private final MaterialSlice slice;
  private final Indexer indexer;
  private final Entries entries;

  /** Creates the table of a slice. */
  public EndgameTable(MaterialSlice slice, Indexer indexer, Entries entries) {
    this.slice = slice;
    this.indexer = indexer;
    this.entries = entries;
  }

  /** Returns the men it is about. */
  public MaterialSlice slice() {
    return slice;
  }

  /** Returns the numbering of its positions. */
  public Indexer indexer() {
    return indexer;
  }

  /** Returns the results by number. */
  public Entries entries() {
    return entries;
  }

  /** Returns the code of a position for the side to move, given the squares of the men. */
  public int code(Side toMove, int[] at) {
    return entries.code(toMove, indexer.index(at));
  }
}
