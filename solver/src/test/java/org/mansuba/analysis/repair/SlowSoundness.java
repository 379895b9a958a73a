package org.mansuba.analysis.repair;

import org.mansuba.board.Side;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Position;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.plain.PlainPosition;

/** Counts winning first moves by trying everything, by the plain rules and without any memory. */
final class SlowSoundness {
  private final Position position;
  private final Side attacker;

  SlowSoundness(Setup setup, RuleSet rules, Side attacker) {
    this.position = PlainPosition.of(setup, rules);
    this.attacker = attacker;
  }

  /**
   * Whether the attacker, if he is to move, has exactly one move that wins in n, and wins no
   * faster.
   */
  boolean isSoundIn(int n) {
    boolean attacks = position.sideToMove() == attacker;
    return !wins(n - 1) && (attacks ? keys(n) == 1 : wins(n));
  }

  /** How many first moves win in n moves or fewer. */
  int keys(int n) {
    int keys = 0;
    int[] moves = new int[Position.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    for (int i = 0; i < end; i++) {
      position.make(moves[i]);
      keys += wins(n - 1) ? 1 : 0;
      position.unmake();
    }
    return keys;
  }

  /** Whether the attacker wins in n moves or fewer. */
  boolean wins(int n) {
    Ending ending = position.ending();
    if (ending.isOver()) {
      return ending.winner(position.sideToMove()).filter(attacker::equals).isPresent();
    }
    boolean attacks = position.sideToMove() == attacker;
    if (attacks && n == 0) {
      return false;
    }
    int[] moves = new int[Position.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    for (int i = 0; i < end; i++) {
      position.make(moves[i]);
      boolean wins = wins(attacks ? n - 1 : n);
      position.unmake();
      if (wins == attacks) {
        return attacks;
      }
    }
    return !attacks;
  }
}
