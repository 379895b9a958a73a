package org.mansuba.rules.plain;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.Move;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.option.StalemateSwap;
import org.mansuba.rules.option.SwapMen;
import org.mansuba.rules.option.SwapWhen;

/** Generates swaps of a king with one of its own men. */
final class Swaps {
  private final StalemateSwap swap;
  private final SwapMen men;
  private final SwapWhen when;

  Swaps(RuleSet rules) {
    this.swap = rules.stalemateSwap();
    this.men = rules.swapMen();
    this.when = rules.swapWhen();
  }

  /** Returns whether a side that is not in check may swap, given its legal ordinary moves. */
  boolean areAllowed(List<Integer> ordinary) {
    return swap == StalemateSwap.ON && (when == SwapWhen.ANY || ordinary.isEmpty());
  }

  /** Returns the packed swaps of the side to move, including those that leave the king attacked. */
  List<Integer> moves(Board board) {
    List<Integer> moves = new ArrayList<>();
    Side side = board.toMove();
    int king = board.king(side);
    for (int square = 0; square < Board.SQUARES; square++) {
      @Nullable Man man = board.at(square);
      if (man != null && man.side() == side && mayGoTo(man, king)) {
        moves.add(new Move(Square.of(king), Square.of(square), Move.Manner.SWAP).packed());
      }
    }
    return moves;
  }

  private boolean mayGoTo(Man man, int kingSquare) {
    return switch (man.kind()) {
      case KING -> false;
      case PAWN -> men == SwapMen.ALL && kingSquare / 8 != man.side().promotionRank();
      case FERZ, ALFIL, KNIGHT, ROOK -> true;
    };
  }
}
