package org.mansuba.tables.build;

import org.mansuba.board.Side;
import org.mansuba.rules.RuleSet;
import org.mansuba.tables.file.EntryCode;
import org.mansuba.tables.index.Indexer;
import org.mansuba.tables.index.MaterialSlice;

/** Marks the open entries that precede newly decided ones. */
final class Predecessors implements WorkerPool.Worker {
  private final short[][] codes;
  private final Arranged arranged;
  private final UnMoves unMoves;
  private int plies;

  Predecessors(MaterialSlice slice, Indexer indexer, RuleSet rules, short[][] codes) {
    this.codes = codes;
    arranged = new Arranged(slice, indexer, rules);
    unMoves = new UnMoves(slice, indexer, this::mark);
  }

  /** Sets the length of the decided entries to start from. */
  void length(int newPlies) {
    plies = newPlies;
  }

  @Override
  public void work(int from, int to) {
    for (Side side : Side.values()) {
      short[] mine = codes[side.ordinal()];
      for (int index = from; index < to; index++) {
        int code = mine[index];
        if (EntryCode.isDecided(code) && EntryCode.plies(code) == plies) {
          arranged.putForLook(side, index);
          unMoves.visit(arranged);
        }
      }
    }
  }

  /** Several threads may mark the same entry; they write the same value. */
  private void mark(Side side, int index) {
    int code = codes[side.ordinal()][index];
    if (EntryCode.isOpen(code)) {
      codes[side.ordinal()][index] = (short) EntryCode.atOnce(code);
    }
  }
}
