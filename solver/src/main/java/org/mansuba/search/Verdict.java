package org.mansuba.search;

/** The answer to a question, which is at the same time the state of its proof. */
public sealed interface Verdict {
  /**
   * A win is proved, and that none is shorter.
   *
   * @param moves its length in attacker moves; 0 if the goal is reached without any
   */
  record ShortestWin(int moves) implements Verdict {}

  /**
   * A win is proved; whether there is a shorter one is open between the bounds.
   *
   * @param moves there is a win in at most that many attacker moves
   * @param noneIn there is none in that many or fewer
   */
  record Win(int moves, int noneIn) implements Verdict {}

  /**
   * It is proved that the stipulated number of moves does not suffice.
   *
   * @param moves there is no win in that many attacker moves or fewer
   */
  record NoWinWithin(int moves) implements Verdict {}

  /** It is proved that there is no win at all, however long. */
  record NoWin() implements Verdict {}

  /**
   * A limit or an interrupt ended the search first.
   *
   * @param noneIn there is no win in that many attacker moves or fewer; possibly 0
   */
  record Undecided(int noneIn) implements Verdict {}
}
