package org.mansuba.analysis.soundness;

import java.util.Locale;

/** What a check is doing. */
public enum Stage {
  /** Deciding how long a win by each first move takes. */
  FIRST_MOVES,
  /** Following every defence to its end. */
  SOLUTION,
  /**
   * Looking what the defender's first move would meet in the diagram, and what the keys threaten.
   */
  SET_PLAY,
  /** Counting the refutations of the first moves that fail. */
  TRIES,
  /** Looking for other moves in the positions of the solution. */
  DUALS,
  /** Comparing published lines with best play. */
  PUBLISHED;

  /** The word for it in data: {@code first-moves}, {@code set-play} and so on. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
