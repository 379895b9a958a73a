package org.mansuba.tables.probe;

import java.util.concurrent.atomic.LongAdder;
import org.mansuba.board.Side;
import org.mansuba.rules.Position;
import org.mansuba.rules.Setup;
import org.mansuba.search.WinOracle;
import org.mansuba.tables.file.EntryCode;
import org.mansuba.tables.index.Material;

/** Supplies the lengths of wins from tables wherever a position has few enough men. */
public final class TableOracle implements WinOracle {
  private final Tables tables;
  private final LongAdder answers = new LongAdder();

  /** Creates an oracle. A table that is missing on first use is not looked for again. */
  public TableOracle(Tables tables) {
    this.tables = tables;
  }

  @Override
  public int winIn(Position position, Side attacker) {
    if (position.count(Side.WHITE) + position.count(Side.BLACK) > Material.MOST_MEN) {
      return UNKNOWN;
    }
    Setup setup = position.setup();
    return tables.code(setup).map(code -> answer(code, setup.toMove(), attacker)).orElse(UNKNOWN);
  }

  @Override
  public int mostMen() {
    return Material.MOST_MEN;
  }

  /** Returns how often a table supplied the answer. */
  public long answers() {
    return answers.sum();
  }

  private int answer(int code, Side toMove, Side attacker) {
    answers.increment();
    return winIn(code, toMove, attacker);
  }

  /**
   * Converts plies to attacker moves: the attacker makes every other ply, starting with the first
   * if he is to move.
   */
  private static int winIn(int code, Side toMove, Side attacker) {
    if (toMove == attacker) {
      return EntryCode.isWin(code) ? (EntryCode.plies(code) + 1) / 2 : NEVER;
    }
    return EntryCode.isLoss(code) ? EntryCode.plies(code) / 2 : NEVER;
  }
}
