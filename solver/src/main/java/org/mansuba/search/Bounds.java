package org.mansuba.search;

/**
 * Proved bounds of the length of the shortest win, in attacker moves.
 *
 * @param noneIn no win exists in at most this many moves; -1 if the attacker needs no move, or may
 *     need none
 * @param winIn a win exists in at most this many moves; {@link #UNKNOWN} if none is known
 */
public record Bounds(int noneIn, int winIn) {
  /** The value of {@link #winIn} while no win is known. */
  public static final int UNKNOWN = Integer.MAX_VALUE;

  /** Nothing is known but that the attacker is to move and the game is not over. */
  public static final Bounds OPEN = new Bounds(0, UNKNOWN);

  /** Nothing is known, not even whether the attacker needs a move. */
  public static final Bounds NOTHING = new Bounds(-1, UNKNOWN);

  /** Whether a win is known. */
  public boolean hasWin() {
    return winIn != UNKNOWN;
  }

  /** Whether the known win is the shortest. */
  public boolean isExact() {
    return hasWin() && noneIn + 1 == winIn;
  }
}
