package org.mansuba.notation.pgn;

import java.util.Map;

/**
 * Receives the games of a PGN stream one at a time, so that memory does not grow with the number of
 * games. Both methods are called in the thread that called {@link Pgn#read(java.io.Reader,
 * PgnListener)}.
 */
public interface PgnListener {
  /** What to do with a game, decided from its tags. */
  enum Choice {
    /** Parse the game and pass it to {@link #game}. */
    READ,
    /** Skip the game; its moves and its tags Variant, FEN and Rules are not checked. */
    SKIP,
    /** Stop reading. */
    STOP
  }

  /**
   * Decides what to do with the next game. The default reads every game.
   *
   * @param tags all tags of the game by name, in order; unmodifiable
   */
  default Choice choose(Map<String, String> tags) {
    return Choice.READ;
  }

  /** Receives a game that was chosen and is legal throughout. */
  void game(PgnGame game);
}
