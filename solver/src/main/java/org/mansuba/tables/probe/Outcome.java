package org.mansuba.tables.probe;

/** What becomes of a position with best play, told of the side to move. */
public sealed interface Outcome {
  /**
   * The side to move wins.
   *
   * @param plies moves of both sides until the game is over, at least 0
   */
  record Win(int plies) implements Outcome {}

  /**
   * The side to move loses.
   *
   * @param plies moves of both sides until the game is over, at least 0
   */
  record Loss(int plies) implements Outcome {}

  /** Neither side can force a win, or the game is drawn. */
  record Neither() implements Outcome {}
}
