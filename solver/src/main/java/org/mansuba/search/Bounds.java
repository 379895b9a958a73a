package org.mansuba.search;

/**
 * What is proved about the length of the shortest win, in attacker moves.
 *
 * @param noneIn no win in that many moves or fewer is possible, at least -1: where the goal is
 *     reached already, not even 0 moves are too few
 * @param winIn a win in at most that many moves exists; {@link #UNKNOWN} if none is known
 */
public record Bounds(int noneIn, int winIn) {
  /** The value of {@link #winIn} while no win is known. */
  public static final int UNKNOWN = Integer.MAX_VALUE;

  /** Nothing is known. */
  public static final Bounds OPEN = new Bounds(0, UNKNOWN);

  /** Whether a win is known. */
  public boolean hasWin() {
    return winIn != UNKNOWN;
  }

  /** Whether the known win is the shortest. */
  public boolean isExact() {
    return hasWin() && noneIn + 1 == winIn;
  }
}
