package org.mansuba.search.engine;

import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;

/** Both ways of deciding where a walk stands, without limits. */
final class Provers {
  private static final int BYTES_FOR_NUMBERS = 1 << 20;

  private Provers() {}

  /** Going through the whole tree. */
  static DepthFirstSearch byTree(
      PlayedLine playedLine, TranspositionTable table, Stipulation task) {
    return new DepthFirstSearch(
        playedLine, table, new Refutations(task), MoveOrder.BEST_FIRST, nodeCounter());
  }

  /** Proof numbers. */
  static ProofNumberSearch byNumbers(PlayedLine playedLine, TranspositionTable table) {
    return new ProofNumberSearch(
        playedLine, table, new ProofNumberTable(BYTES_FOR_NUMBERS), nodeCounter());
  }

  /** Counts, and never stops. */
  static NodeCounter nodeCounter() {
    return new NodeCounter(new Budget(Limits.UNLIMITED, new Cancellation()), () -> {});
  }
}
