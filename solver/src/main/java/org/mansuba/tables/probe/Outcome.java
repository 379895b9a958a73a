package org.mansuba.tables.probe;

/** The outcome of a position with best play, from the point of view of the side to move. */
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
