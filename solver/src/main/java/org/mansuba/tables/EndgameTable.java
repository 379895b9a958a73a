package org.mansuba.tables;

import org.mansuba.board.Side;

/** How every position of a cast stands. Immutable, for any number of threads. */
final class EndgameTable {
  private final MaterialSlice slice;
  private final Indexer indexer;
  private final Entries entries;

  EndgameTable(MaterialSlice slice, Indexer indexer, Entries entries) {
    this.slice = slice;
    this.indexer = indexer;
    this.entries = entries;
  }

  MaterialSlice slice() {
    return slice;
  }

  Indexer indexer() {
    return indexer;
  }

  Entries entries() {
    return entries;
  }

  /** How a position stands for the side to move, by the squares of the men. */
  int code(Side toMove, int[] at) {
    return entries.code(toMove, indexer.index(at));
  }
}
