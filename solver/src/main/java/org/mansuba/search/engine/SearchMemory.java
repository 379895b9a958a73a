package org.mansuba.search.engine;

import java.util.List;
import java.util.stream.Stream;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.search.Persistent;

/**
 * What is remembered about one task of the attacker, whatever diagram its positions come from.
 *
 * @param table bounds that are proved
 * @param numbers proof numbers of what is not decided
 * @param refutations replies that refuted, of each thread
 * @param positions how many positions a proof that there is no win at all may hold
 */
public record SearchMemory(
    TranspositionTable table,
    ProofNumberTable numbers,
    List<Refutations> refutations,
    int positions) {
  private static final long BYTES_A_POSITION = 256;

  /**
   * Knows nothing yet.
   *
   * @param task the attacker's
   * @param memory bytes for the table and the numbers; what a proof that there is no win holds
   *     comes on top, no more than as much again
   * @param threads how many can work on one question
   */
  public SearchMemory(Stipulation task, long memory, int threads) {
    this(
        new TranspositionTable(memory - forNumbers(task, memory)),
        new ProofNumberTable(forNumbers(task, memory)),
        Stream.generate(() -> new Refutations(task)).limit(threads).toList(),
        (int) Math.min(Integer.MAX_VALUE, memory / BYTES_A_POSITION));
  }

  /** The parts that are worth keeping. */
  public List<Persistent> kept() {
    return List.of(table, numbers);
  }

  /** Where only checks count, proof numbers do all the work. */
  private static long forNumbers(Stipulation task, long memory) {
    return task.isByChecks() ? memory / 2 : memory / 8;
  }
}
