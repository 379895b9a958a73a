package org.mansuba.tables.survey;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Counts of positions with one side to move, by outcome. Every arrangement of the men on the board
 * counts, including symmetric ones.
 *
 * @param wins positions this side wins, by length in plies
 * @param losses positions this side loses, by length in plies
 * @param neither all other positions
 */
public record OutcomeCounts(
    SortedMap<Integer, Long> wins, SortedMap<Integer, Long> losses, long neither) {
  static final OutcomeCounts NONE = new OutcomeCounts(new TreeMap<>(), new TreeMap<>(), 0);

  /** Copies the maps. */
  public OutcomeCounts {
    wins = Collections.unmodifiableSortedMap(new TreeMap<>(wins));
    losses = Collections.unmodifiableSortedMap(new TreeMap<>(losses));
  }

  /** Returns the number of won positions. */
  public long won() {
    return sum(wins);
  }

  /** Returns the number of lost positions. */
  public long lost() {
    return sum(losses);
  }

  /** Returns the sum of two counts. */
  OutcomeCounts plus(OutcomeCounts other) {
    return new OutcomeCounts(
        plus(wins, other.wins), plus(losses, other.losses), neither + other.neither);
  }

  private static SortedMap<Integer, Long> plus(
      SortedMap<Integer, Long> a, SortedMap<Integer, Long> b) {
    SortedMap<Integer, Long> sum = new TreeMap<>(a);
    b.forEach((plies, count) -> sum.merge(plies, count, Long::sum));
    return sum;
  }

  private static long sum(SortedMap<Integer, Long> counts) {
    return counts.values().stream().mapToLong(Long::longValue).sum();
  }
}
