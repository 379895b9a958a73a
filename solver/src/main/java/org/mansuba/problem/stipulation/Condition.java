package org.mansuba.problem.stipulation;

import org.mansuba.board.Kind;
import org.mansuba.board.Square;

/** A condition on how the goal is reached. */
public sealed interface Condition {
  /** The goal is reached on the last of the stipulated moves, not earlier. */
  record Exact() implements Condition {}

  /** Every move of the attacker gives check. */
  record ChecksOnly() implements Condition {}

  /**
   * The last move is made by the attacker's man that stands on a square in the diagram; a pawn that
   * has promoted no longer counts as that man.
   *
   * @param square where the man stands in the diagram
   */
  record MatingMan(Square square) implements Condition {}

  /**
   * The last move is made by a man of a kind.
   *
   * @param kind what the man is before that move
   */
  record MatingKind(Kind kind) implements Condition {}

  /**
   * The defender's king stands on a square at the end.
   *
   * @param square that square
   */
  record MatedOn(Square square) implements Condition {}

  /**
   * The last move arrives on a square.
   *
   * @param square that square
   */
  record MatingFrom(Square square) implements Condition {}
}
