package org.mansuba.analysis.repair;

import java.util.ArrayList;
import java.util.List;

/** Counts trials by what became of them. */
final class TrialCounts {
  private final List<Trial> sound = new ArrayList<>();
  private int refuted;

  /** Counts those that are decided, and hands back the others. */
  List<Trial> count(List<Trial> trials) {
    List<Trial> open = new ArrayList<>();
    for (Trial trial : trials) {
      switch (trial.verdict()) {
        case TrialVerdict.Undecided _ -> open.add(trial);
        case TrialVerdict.Sound _ -> sound.add(trial);
        case TrialVerdict.ShortWin _,
            TrialVerdict.Cooked _,
            TrialVerdict.NoSolution _,
            TrialVerdict.Unplayable _ ->
            refuted++;
      }
    }
    return open;
  }

  /**
   * All that was counted.
   *
   * @param open what is still undecided; some may not have begun
   * @param sourceIsEmpty whether all candidates were got to
   */
  TrialOutcome outcome(List<Trial> open, boolean sourceIsEmpty) {
    List<Trial> begun = open.stream().filter(trial -> trial.nodes() > 0).toList();
    boolean complete = sourceIsEmpty && begun.size() == open.size();
    return new TrialOutcome(sound, begun, refuted, complete).ranked(_ -> 0);
  }
}
