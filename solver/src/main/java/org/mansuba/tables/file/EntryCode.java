package org.mansuba.tables.file;

/**
 * How a position stands for the side to move, as a number: {@code n + 1} if it wins in n plies,
 * {@code -(n + 1)} if it loses in n plies, {@link #NEITHER} if neither, {@link #UNUSED} if the
 * entry belongs to no position.
 *
 * <p>While a table is being built there are {@link #OPEN} entries besides, greater than all others.
 * They tell when their position must be looked at again: at once, or at a length.
 */
public final class EntryCode {
  /** A position that neither side wins. */
  public static final int NEITHER = 0;

  /** A number that stands for no position. */
  public static final int UNUSED = Short.MIN_VALUE;

  /** The greatest length that can be told, in plies. */
  public static final int LONGEST = 0x1ffe;

  static final int OPEN = 0x4000;
  private static final int AT_ONCE = 0x2000;
  private static final int LENGTH = 0x1fff;

  private EntryCode() {}

  /** Returns the code of a win in a number of plies, at least 1. */
  public static int win(int plies) {
    return plies + 1;
  }

  /** Returns the code of a loss in a number of plies, at least 0. */
  public static int loss(int plies) {
    return -plies - 1;
  }

  /** The length of a win or loss. */
  public static int plies(int code) {
    return Math.abs(code) - 1;
  }

  /** Whether a code tells a win or a loss. */
  public static boolean isDecided(int code) {
    return code != NEITHER && code != UNUSED && code < OPEN;
  }

  /** Returns whether the side to move wins. */
  public static boolean isWin(int code) {
    return code > 0 && code < OPEN;
  }

  /** Returns whether the side to move loses. */
  public static boolean isLoss(int code) {
    return code < 0 && code != UNUSED;
  }

  /** Returns whether the result is not known yet. */
  public static boolean isOpen(int code) {
    return code >= OPEN;
  }

  /** Open, to be looked at again at a length; 0 if at none. */
  public static int openUntil(int plies) {
    return OPEN | plies;
  }

  /** The same, to be looked at at once. */
  public static int atOnce(int open) {
    return open | AT_ONCE;
  }

  /** The same, not to be looked at at once. */
  public static int later(int open) {
    return open & ~AT_ONCE;
  }

  /** Whether an open entry is to be looked at when the game's end is so far away. */
  public static boolean isDue(int open, int plies) {
    return (open & AT_ONCE) != 0 || (open & LENGTH) == plies;
  }
}
