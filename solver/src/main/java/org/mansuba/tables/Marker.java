package org.mansuba.tables;

import org.mansuba.board.Side;
import org.mansuba.rules.RuleSet;

/** Marks the open entries before those that have just been decided. */
final class Marker implements Crew.Worker {
  private final short[][] codes;
  private final Scene scene;
  private final UnMoves unMoves;
  private int plies;

  Marker(Cast cast, Indexer indexer, RuleSet rules, short[][] codes) {
    this.codes = codes;
    scene = new Scene(cast, indexer, rules);
    unMoves = new UnMoves(cast, indexer, this::mark);
  }

  /** Has it look for entries decided at a length from now on. */
  void length(int newPlies) {
    plies = newPlies;
  }

  @Override
  public void work(int from, int to) {
    for (Side side : Side.values()) {
      short[] mine = codes[side.ordinal()];
      for (int index = from; index < to; index++) {
        int code = mine[index];
        if (Code.isDecided(code) && Code.plies(code) == plies) {
          scene.putForLook(side, index);
          unMoves.visit(scene);
        }
      }
    }
  }

  /** Threads may mark the same entry; they write the same. */
  private void mark(Side side, int index) {
    int code = codes[side.ordinal()][index];
    if (Code.isOpen(code)) {
      codes[side.ordinal()][index] = (short) Code.atOnce(code);
    }
  }
}
