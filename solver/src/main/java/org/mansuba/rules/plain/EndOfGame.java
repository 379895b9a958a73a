package org.mansuba.rules.plain;

import java.util.List;
import org.mansuba.board.Side;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Move;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.option.BareKing;
import org.mansuba.rules.option.BareReply;
import org.mansuba.rules.option.BareTiming;
import org.mansuba.rules.option.Stalemate;

/**
 * Decides whether the game is over. In the comments X has just moved, Y is to move, and x and y
 * count their men other than the king.
 */
final class EndOfGame {
  /** Whether the side to move is in check. */
  enum Check {
    /** It is. */
    GIVEN,
    /** It is not. */
    NONE
  }

  private final RuleSet rules;

  EndOfGame(RuleSet rules) {
    this.rules = rules;
  }

  /** Returns the ending, given the legal moves and whether the side to move is in check. */
  Ending of(Board board, List<Integer> legalMoves, Check check) {
    if (!legalMoves.isEmpty()) {
      return withMoves(board, legalMoves);
    }
    return check == Check.GIVEN ? Ending.MATE : withoutMoves(board);
  }

  /** Y is stalemated; only an earlier baring takes precedence. */
  private Ending withoutMoves(Board board) {
    if (isUnansweredBaring(board)) {
      return Ending.BARE_UNANSWERED;
    }
    if (rules.stalemate() == Stalemate.WIN) {
      return Ending.STALEMATE;
    }
    if (rules.bareKing() == BareKing.WIN && menOf(board.toMove(), board) == 0) {
      return Ending.BARE;
    }
    return rules.stalemate() == Stalemate.DRAW ? Ending.STALEMATE_DRAWN : Ending.STALEMATE_REVERSED;
  }

  private Ending withMoves(Board board, List<Integer> legalMoves) {
    int x = menOf(board.toMove().opponent(), board);
    int y = menOf(board.toMove(), board);
    if (x == 0 && y == 0) {
      return Ending.BARE_BOTH;
    }
    if (isUnansweredBaring(board)) {
      return Ending.BARE_UNANSWERED;
    }
    if (y > 0 || rules.bareKing() == BareKing.OFF) {
      return Ending.NONE;
    }
    if (rules.bareReply() == BareReply.FIRST_WINS) {
      return Ending.BARE;
    }
    if (rules.bareTiming() == BareTiming.FREE_MOVE) {
      return Ending.NONE;
    }
    boolean mayBareBack = x == 1 && legalMoves.stream().anyMatch(m -> captures(board, m));
    return mayBareBack ? Ending.NONE : Ending.BARE;
  }

  /** X had been bared, and X's move did not bare Y. */
  private boolean isUnansweredBaring(Board board) {
    return rules.bareKing() == BareKing.WIN
        && rules.bareReply() == BareReply.DRAW
        && menOf(board.toMove().opponent(), board) == 0
        && menOf(board.toMove(), board) > 0;
  }

  private static boolean captures(Board board, int move) {
    return board.is(Move.to(move), board.toMove().opponent());
  }

  private static int menOf(Side side, Board board) {
    return board.count(side) - 1;
  }
}
