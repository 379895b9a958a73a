package org.mansuba.tables;

import org.mansuba.board.Side;

/** How every position of a cast stands. Immutable, for any number of threads. */
final class Table {
  private final Cast cast;
  private final Indexer indexer;
  private final Entries entries;

  Table(Cast cast, Indexer indexer, Entries entries) {
    this.cast = cast;
    this.indexer = indexer;
    this.entries = entries;
  }

  Cast cast() {
    return cast;
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
