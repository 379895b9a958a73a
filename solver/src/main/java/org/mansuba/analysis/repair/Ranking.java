package org.mansuba.analysis.repair;

import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * Puts trials in the order in which they are welcome as repairs. There may be hundreds of
 * thousands, so what they are ordered by is worked out once for each.
 */
public final class Ranking {
  private static final Comparator<Ranked> ORDER =
      Comparator.comparingInt(Ranked::warnings)
          .thenComparing(Ranked::trial, Comparator.comparing(Trial::candidate, Candidate.BY_SIZE))
          .thenComparing(Ranked::changes);

  private Ranking() {}

  private record Ranked(int warnings, String changes, Trial trial) {}

  /** The trials as their candidates are ordered. */
  public static List<Trial> of(List<Trial> trials) {
    return of(trials, _ -> 0);
  }

  /**
   * The trials with fewer warnings first, then as their candidates are ordered.
   *
   * @param warnings counts those of a candidate
   */
  static List<Trial> of(List<Trial> trials, ToIntFunction<Candidate> warnings) {
    return trials.stream()
        .map(
            trial ->
                new Ranked(
                    warnings.applyAsInt(trial.candidate()),
                    trial.candidate().changes().toString(),
                    trial))
        .sorted(ORDER)
        .map(Ranked::trial)
        .toList();
  }
}
