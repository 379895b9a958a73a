package org.mansuba.rules.fast;

import org.mansuba.rules.Move;

/** Rules of thumb for the order of moves. */
final class Guess {
  /** What a capture is worth, by the kind taken. */
  static final int[] CAPTURE = {0, 40, 30, 60, 80, 20};

  private Guess() {}

  /** How much nearer a move brings its man to a square, in king's steps. */
  static int nearer(int square, int move) {
    return distance(square, Move.from(move)) - distance(square, Move.to(move));
  }

  private static int distance(int a, int b) {
    return Math.max(Math.abs((a & 7) - (b & 7)), Math.abs((a >> 3) - (b >> 3)));
  }
}
