package org.mansuba.analysis.repair;

import java.util.List;
import org.mansuba.rules.Move;

/** Whether a diagram is sound in a given number of moves; every case but the last is proved. */
public sealed interface TrialVerdict {
  /**
   * One key, and no shorter win; where the defender moves first, no shorter win.
   *
   * @param line best play from the diagram on
   */
  record Sound(List<Move> line) implements TrialVerdict {
    /** Copies the list. */
    public Sound {
      line = List.copyOf(line);
    }
  }

  /**
   * There is a shorter win.
   *
   * @param moves the attacker moves it takes at most
   */
  record ShortWin(int moves) implements TrialVerdict {}

  /**
   * Two first moves solve it, and there may be more.
   *
   * @param key one of them
   * @param other another
   */
  record Cooked(Move key, Move other) implements TrialVerdict {}

  /** The number of moves does not suffice. */
  record NoSolution() implements TrialVerdict {}

  /**
   * The diagram cannot be played, or the game is over in it.
   *
   * @param reason why, in a sentence
   */
  record Unplayable(String reason) implements TrialVerdict {}

  /**
   * The work allowed did not suffice.
   *
   * @param noneIn no win takes that many attacker moves or fewer; -1 if not even that is known
   */
  record Undecided(int noneIn) implements TrialVerdict {}
}
