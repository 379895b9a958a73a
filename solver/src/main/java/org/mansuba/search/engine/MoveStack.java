package org.mansuba.search.engine;

import java.util.Arrays;
import org.mansuba.rules.Position;

/**
 * A stack of the moves of all positions on a path, each with the proof and disproof number of the
 * position it leads to. The moves of one position occupy a contiguous range. Confined to one
 * thread.
 */
final class MoveStack {
  /** The greatest number: cannot be proved, or cannot be disproved. */
  static final int INFINITE = 1 << 30;

  /** Packed moves; {@link #reserve} makes room. */
  int[] moves = new int[1 << 14];

  /** Proof numbers; 0 is proved. */
  int[] pn = new int[1 << 14];

  /** Disproof numbers; 0 is disproved. */
  int[] dn = new int[1 << 14];

  /**
   * Whether the numbers are guesses; the game may even be over there. All other numbers come from
   * looking at the position, now or earlier.
   */
  boolean[] guessed = new boolean[1 << 14];

  /** Makes room for the moves of one more position. */
  void reserve(int top) {
    if (top + Position.MAX_MOVES > moves.length) {
      moves = Arrays.copyOf(moves, 2 * moves.length);
      pn = Arrays.copyOf(pn, moves.length);
      dn = Arrays.copyOf(dn, moves.length);
      guessed = Arrays.copyOf(guessed, moves.length);
    }
  }

  /** Sets the numbers of one move. */
  void set(int index, NodeNumbers found) {
    pn[index] = found.pn();
    dn[index] = found.dn();
    guessed[index] = false;
  }

  /** Sets guessed numbers of one move whose position has not been looked at. */
  void guess(int index, NodeNumbers guess) {
    set(index, guess);
    guessed[index] = true;
  }

  /** The index of the least number. */
  static int least(int[] numbers, int top, int end) {
    int least = top;
    for (int i = top + 1; i < end; i++) {
      least = numbers[i] < numbers[least] ? i : least;
    }
    return least;
  }

  /**
   * The value that number {@code best} may reach before its best sibling, the second least, is
   * tried.
   */
  static int patience(int best, int[] numbers, int top, int end) {
    int second = INFINITE;
    for (int i = top; i < end; i++) {
      second = i != best && numbers[i] < second ? numbers[i] : second;
    }
    return add(second + 1, second >> 2);
  }

  /** The greatest number plus one for each other that is not 0. */
  static int sum(int[] numbers, int top, int end) {
    int greatest = 0;
    for (int i = top; i < end; i++) {
      greatest = Math.max(greatest, numbers[i]);
    }
    return add(greatest, unsolved(numbers, top, end) - 1);
  }

  /** The number of entries that are not 0. */
  static int unsolved(int[] numbers, int top, int end) {
    int count = 0;
    for (int i = top; i < end; i++) {
      count += numbers[i] == 0 ? 0 : 1;
    }
    return count;
  }

  private static int add(int a, int b) {
    return Math.min(INFINITE, a + b);
  }
}
