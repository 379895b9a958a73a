package org.mansuba.rules.plain;

import java.util.Objects;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.rules.Move;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.option.PromotedFerzLeap;
import org.mansuba.rules.option.PromotionIf;
import org.mansuba.rules.option.PromotionTo;

/** Makes moves, returning a new board each time. */
final class Maker {
  private final RuleSet rules;

  Maker(RuleSet rules) {
    this.rules = rules;
  }

  /** Returns the board after a packed move. */
  Board after(Board before, int move) {
    Board after = before.copy();
    int from = Move.from(move);
    int to = Move.to(move);
    Man man = Objects.requireNonNull(before.at(from));
    if (Move.isSwap(move)) {
      after.put(from, Objects.requireNonNull(before.at(to)));
      after.put(to, man);
    } else {
      after.clear(from);
      after.put(to, man);
      if (man.kind() == Kind.PAWN && to / 8 == man.side().promotionRank()) {
        promote(after, to, man);
      }
    }
    after.passTurn();
    return after;
  }

  private void promote(Board board, int square, Man pawn) {
    if (rules.promotionIf() == PromotionIf.FERZ_LOST && board.count(pawn.side(), Kind.FERZ) > 0) {
      board.clear(square);
    } else if (rules.promotionTo() == PromotionTo.ALFIL) {
      board.put(square, new Man(pawn.side(), Kind.ALFIL));
    } else {
      board.put(square, new Man(pawn.side(), Kind.FERZ));
      if (rules.promotedFerzLeap() == PromotedFerzLeap.ON) {
        board.markFresh(square);
      }
    }
  }
}
