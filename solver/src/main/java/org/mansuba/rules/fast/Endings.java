package org.mansuba.rules.fast;

import org.mansuba.rules.Ending;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.option.BareKing;
import org.mansuba.rules.option.BareReply;
import org.mansuba.rules.option.BareTiming;

/** Whether the game is over, in the order in which the rules ask. */
final class Endings {
  private final Men men;
  private final MoveGenerator generator;
  private final Ending stalemate;
  private final boolean baringWins;
  private final boolean baredMayReply;
  private final boolean baredMovesFreely;

  Endings(Men men, MoveGenerator generator, RuleSet rules) {
    this.men = men;
    this.generator = generator;
    stalemate =
        switch (rules.stalemate()) {
          case WIN -> Ending.STALEMATE;
          case DRAW -> Ending.STALEMATE_DRAWN;
          case LOSS -> Ending.STALEMATE_REVERSED;
        };
    baringWins = rules.bareKing() == BareKing.WIN;
    baredMayReply = rules.bareReply() == BareReply.DRAW;
    baredMovesFreely = baredMayReply && rules.bareTiming() == BareTiming.FREE_MOVE;
  }

  /** Whether a king stands alone. */
  boolean isBare() {
    return isAlone(men.side[0]) || isAlone(men.side[1]);
  }

  /** Whether a king stands alone, or may after one move of a side. */
  boolean isBareAfterMove(int mover) {
    long others = men.side[mover ^ 1];
    return isAlone(men.side[mover]) || isAlone(others & (others - 1)) || isAlone(others);
  }

  private static boolean isAlone(long men) {
    return (men & (men - 1)) == 0;
  }

  /** Whether and how the game is over. */
  Ending ending(CheckInfo node) {
    boolean canMove = generator.any(node);
    if (!isBare()) {
      return canMove ? Ending.NONE : immobile(node);
    }
    if (canMove) {
      return byBaring(node);
    }
    return node.checkers != 0 ? Ending.MATE : stalematedWhileBare(node);
  }

  /** A baring that came before counts more than a stalemate, a new one more than one not won. */
  private Ending stalematedWhileBare(CheckInfo node) {
    int mine = Long.bitCount(men.side[node.us]) - 1;
    int theirs = Long.bitCount(men.side[node.them]) - 1;
    if (baringWins && baredMayReply && theirs == 0 && mine > 0) {
      return Ending.BARE_UNANSWERED;
    }
    return baringWins && mine == 0 && stalemate != Ending.STALEMATE ? Ending.BARE : stalemate;
  }

  private Ending immobile(CheckInfo node) {
    return node.checkers != 0 ? Ending.MATE : stalemate;
  }

  private Ending byBaring(CheckInfo node) {
    int mine = Long.bitCount(men.side[node.us]) - 1;
    int theirs = Long.bitCount(men.side[node.them]) - 1;
    if (mine == 0 && theirs == 0) {
      return Ending.BARE_BOTH;
    }
    if (!baringWins) {
      return Ending.NONE;
    }
    if (theirs == 0) {
      return baredMayReply ? Ending.BARE_UNANSWERED : Ending.NONE;
    }
    if (mine > 0 || baredMovesFreely) {
      return Ending.NONE;
    }
    return baredMayReply && theirs == 1 && canBareBack(node) ? Ending.NONE : Ending.BARE;
  }

  private boolean canBareBack(CheckInfo node) {
    long last = men.side[node.them] & ~men.kind[Men.KING];
    return (men.flights(node.us) & last) != 0;
  }
}
