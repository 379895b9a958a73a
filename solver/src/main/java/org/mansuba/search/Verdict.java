package org.mansuba.search;

/** The answer to a question. Each verdict says exactly what has been proved. */
public sealed interface Verdict {
  /**
   * A win is proved, and that no win is shorter.
   *
   * @param moves its length in attacker moves; 0 if the goal is reached without one
   */
  record ShortestWin(int moves) implements Verdict {}

  /**
   * A win is proved; whether a shorter one exists between the bounds is open.
   *
   * @param moves a win exists in at most this many attacker moves
   * @param noneIn no win exists in at most this many attacker moves
   */
  record Win(int moves, int noneIn) implements Verdict {}

  /**
   * It is proved that the stipulated number of moves does not suffice.
   *
   * @param moves no win exists in at most this many attacker moves
   */
  record NoWinWithin(int moves) implements Verdict {}

  /** It is proved that there is no win of any length. */
  record NoWin() implements Verdict {}

  /**
   * A limit or an interrupt ended the search first. A limit never counts as a proof.
   *
   * @param noneIn no win exists in at most this many attacker moves; possibly 0, or -1 if the
   *     defender is to move and nothing is proved
   */
  record Undecided(int noneIn) implements Verdict {}
}
