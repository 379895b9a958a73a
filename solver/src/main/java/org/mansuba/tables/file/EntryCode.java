package org.mansuba.tables.file;

/**
 * The result of a position for the side to move, as a number: {@code n + 1} for a win in n plies,
 * {@code -(n + 1)} for a loss in n plies, {@link #NEITHER}, or {@link #UNUSED} if the entry is not
 * a position.
 *
 * <p>During a build there are also {@link #OPEN} entries, which are greater than all others. They
 * record when the position must be examined again: immediately, or at a length.
 */
public final class EntryCode {
  /** A position that neither side wins. */
  public static final int NEITHER = 0;

  /** A number that stands for no position. */
  public static final int UNUSED = Short.MIN_VALUE;

  /** The greatest length that can be encoded, in plies. */
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

  /** Returns the length of a win or loss in plies. */
  public static int plies(int code) {
    return Math.abs(code) - 1;
  }

  /** Returns whether a code is a win or a loss. */
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

  /** Returns an open code to be examined again at a length; 0 if at none. */
  public static int openUntil(int plies) {
    return OPEN | plies;
  }

  /** Returns the open code, to be examined immediately. */
  public static int atOnce(int open) {
    return open | AT_ONCE;
  }

  /** Returns the open code, not to be examined immediately. */
  public static int later(int open) {
    return open & ~AT_ONCE;
  }

  /** Returns whether an open entry must be examined at a distance of {@code plies} from the end. */
  public static boolean isDue(int open, int plies) {
    return (open & AT_ONCE) != 0 || (open & LENGTH) == plies;
  }
}
