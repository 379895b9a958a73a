package org.mansuba.search.engine;

import java.util.Arrays;
import org.mansuba.rules.Position;

/**
 * The moves of all positions on a path, each with the proof and disproof number of the position it
 * leads to, in one stack: those of one position lie from an index to before another. Belongs to one
 * thread.
 */
final class MoveStack {
  /** The number of what cannot be, and the greatest there is. */
  static final int INFINITE = 1 << 30;

  /** Packed moves; room for them is made by {@link #reserve}. */
  int[] moves = new int[1 << 14];

  /** Proof numbers; 0 is proved. */
  int[] pn = new int[1 << 14];

  /** Disproof numbers; 0 is disproved. */
  int[] dn = new int[1 << 14];

  /**
   * Whether the numbers are guessed, so that even the game may be over there; all others were
   * looked at, now or when they were remembered.
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

  /** Notes what was found out of one. */
  void set(int index, NodeNumbers found) {
    pn[index] = found.pn();
    dn[index] = found.dn();
    guessed[index] = false;
  }

  /** Notes what is guessed of one that is not looked at yet. */
  void guess(int index, NodeNumbers guess) {
    set(index, guess);
    guessed[index] = true;
  }

  /** The index of the least of some numbers. */
  static int least(int[] numbers, int top, int end) {
    int least = top;
    for (int i = top + 1; i < end; i++) {
      least = numbers[i] < numbers[least] ? i : least;
    }
    return least;
  }

  /** What a number may grow to before its best sibling is tried, which is the least but one. */
  static int patience(int best, int[] numbers, int top, int end) {
    int second = INFINITE;
    for (int i = top; i < end; i++) {
      second = i != best && numbers[i] < second ? numbers[i] : second;
    }
    return add(second + 1, second >> 2);
  }

  /** The greatest of the numbers, and one for each other that is not 0. */
  static int sum(int[] numbers, int top, int end) {
    int greatest = 0;
    for (int i = top; i < end; i++) {
      greatest = Math.max(greatest, numbers[i]);
    }
    return add(greatest, unsolved(numbers, top, end) - 1);
  }

  /** How many numbers are not 0. */
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
