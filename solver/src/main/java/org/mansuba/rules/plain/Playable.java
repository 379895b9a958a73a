package org.mansuba.rules.plain;

import org.mansuba.board.Kind;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.RuleSet;

/** Rejects unplayable boards. */
final class Playable {
  private Playable() {}

  /**
   * Returns the board if it is playable.
   *
   * @throws IllegalArgumentException if a side does not have exactly one king, if the side not to
   *     move is in check, or if a pawn stands on its promotion rank
   */
  static Board require(Board board, RuleSet rules) {
    for (Side side : Side.values()) {
      int kings = board.count(side, Kind.KING);
      if (kings != 1) {
        throw new IllegalArgumentException(
            side.title() + " has " + kings + " kings; each side must have exactly one");
      }
    }
    for (int square = 0; square < Board.SQUARES; square++) {
      for (Side side : Side.values()) {
        if (board.is(square, Kind.PAWN)
            && board.is(square, side)
            && square / 8 == side.promotionRank()) {
          throw new IllegalArgumentException(
              "the pawn on " + Square.of(square) + " is on its promotion rank");
        }
      }
    }
    Side waiting = board.toMove().opponent();
    if (new Attacks(rules).inCheck(board, waiting)) {
      throw new IllegalArgumentException(
          waiting.title() + " is in check although it is not " + waiting.title() + "'s move");
    }
    return board;
  }
}
