package org.mansuba.search;

import org.mansuba.problem.stipulation.Stipulation;

/** Both ways of deciding where a walk stands, without limits. */
final class Provers {
  private static final int BYTES_FOR_NUMBERS = 1 << 20;

  private Provers() {}

  /** Going through the whole tree. */
  static Prover byTree(Walk walk, Table table, Stipulation task) {
    return new Prover(walk, table, new Refutations(task), MoveOrder.BEST_FIRST, meter());
  }

  /** Proof numbers. */
  static NumberProver byNumbers(Walk walk, Table table) {
    return new NumberProver(walk, table, new ProofNumbers(BYTES_FOR_NUMBERS), meter());
  }

  private static Meter meter() {
    return new Meter(new Allowance(Limits.NONE, new Cancellation()), () -> {});
  }
}
