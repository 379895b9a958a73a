package org.mansuba.problem.stipulation;

import org.mansuba.board.Kind;
import org.mansuba.board.Square;

/** A condition on how the goal is reached. */
public sealed interface Condition {
  /** The goal must be reached on exactly the last of the stipulated moves. */
  record Exact() implements Condition {}

  /** Every move of the attacker must give check. */
  record ChecksOnly() implements Condition {}

  /**
   * The last move must be made by the attacker's man on a square of the diagram. A pawn that has
   * promoted no longer counts as that man.
   *
   * @param square the man's square in the diagram
   */
  record MatingMan(Square square) implements Condition {}

  /**
   * The last move must be made by a man of a kind.
   *
   * @param kind the man's kind before that move
   */
  record MatingKind(Kind kind) implements Condition {}

  /**
   * The defender's king must be on a square at the end.
   *
   * @param square that square
   */
  record MatedOn(Square square) implements Condition {}

  /**
   * The last move must go to a square.
   *
   * @param square that square
   */
  record MatingFrom(Square square) implements Condition {}
}
