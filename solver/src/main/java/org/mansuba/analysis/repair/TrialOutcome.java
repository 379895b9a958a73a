package org.mansuba.analysis.repair;

import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/**
 * What a row of trials has found out. Immutable.
 *
 * @param sound candidates that are sound, the most welcome first
 * @param undecided candidates of which that is open, the most welcome first
 * @param refuted how many candidates are proved not to be sound
 * @param complete whether every candidate was tried
 */
public record TrialOutcome(
    List<Trial> sound, List<Trial> undecided, int refuted, boolean complete) {
  /** Copies the lists. */
  public TrialOutcome {
    sound = List.copyOf(sound);
    undecided = List.copyOf(undecided);
  }

  /** The same with both lists in the order of {@link Ranking}. */
  TrialOutcome ranked(ToIntFunction<Candidate> warnings) {
    return new TrialOutcome(
        Ranking.of(sound, warnings), Ranking.of(undecided, warnings), refuted, complete);
  }

  /** This and then another row of trials. */
  TrialOutcome and(TrialOutcome other) {
    return new TrialOutcome(
        Stream.concat(sound.stream(), other.sound.stream()).toList(),
        Stream.concat(undecided.stream(), other.undecided.stream()).toList(),
        refuted + other.refuted,
        complete && other.complete);
  }

  /** Whether every candidate was tried and decided. */
  public boolean isDecided() {
    return complete && undecided.isEmpty();
  }
}
