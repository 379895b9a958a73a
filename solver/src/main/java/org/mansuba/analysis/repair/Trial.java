package org.mansuba.analysis.repair;

/**
 * A candidate and what became of it.
 *
 * @param candidate the candidate
 * @param verdict what is proved about it
 * @param nodes the positions that were allowed for it
 */
public record Trial(Candidate candidate, TrialVerdict verdict, long nodes) {
  /** The trial of a candidate that has not begun. */
  static Trial of(Candidate candidate) {
    return new Trial(candidate, new TrialVerdict.Undecided(-1), 0);
  }

  /** Whether nothing is left to be found out. */
  boolean isDecided() {
    return !(verdict instanceof TrialVerdict.Undecided);
  }
}
