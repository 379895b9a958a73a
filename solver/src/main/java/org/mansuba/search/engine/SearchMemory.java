package org.mansuba.search.engine;

import java.util.List;
import java.util.stream.Stream;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.search.Persistent;

/**
 * The tables of one task of the attacker; positions of any diagram may share them.
 *
 * @param table proved bounds
 * @param numbers proof numbers of undecided positions
 * @param refutations the refutations of each thread
 * @param positions the most positions that a proof of no win may hold
 */
public record SearchMemory(
    TranspositionTable table,
    ProofNumberTable numbers,
    List<Refutations> refutations,
    int positions) {
  private static final long BYTES_A_POSITION = 256;

  /**
   * Creates empty tables.
   *
   * @param task the task of the attacker
   * @param memory bytes for the table and the numbers; a proof of no win may use up to as much
   *     again
   * @param threads the most threads that search
   */
  public SearchMemory(Stipulation task, long memory, int threads) {
    this(
        new TranspositionTable(memory - forNumbers(task, memory)),
        new ProofNumberTable(forNumbers(task, memory)),
        Stream.generate(() -> new Refutations(task)).limit(threads).toList(),
        (int) Math.min(Integer.MAX_VALUE, memory / BYTES_A_POSITION));
  }

  /** Returns the tables worth saving. */
  public List<Persistent> kept() {
    return List.of(table, numbers);
  }

  /** Tasks by checks alone are solved by proof-number search only. */
  private static long forNumbers(Stipulation task, long memory) {
    return task.isByChecks() ? memory / 2 : memory / 8;
  }
}
