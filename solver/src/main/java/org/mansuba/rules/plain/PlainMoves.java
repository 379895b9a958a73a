package org.mansuba.rules.plain;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.Move;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.option.PawnDoubleStep;

/** Generates pseudo-legal moves: those that may leave the own king attacked. */
final class PlainMoves {
  private static final int ALL_MEN = 32;

  private final PawnDoubleStep doubleStep;
  private final FreshLeap leap;

  PlainMoves(RuleSet rules) {
    this.doubleStep = rules.pawnDoubleStep();
    this.leap = new FreshLeap(rules);
  }

  /** Returns the packed moves of the side to move, excluding swaps. */
  List<Integer> moves(Board board) {
    List<Integer> moves = new ArrayList<>();
    for (int from = 0; from < Board.SQUARES; from++) {
      @Nullable Man man = board.at(from);
      if (man != null && man.side() == board.toMove()) {
        addMoves(board, from, man, moves);
      }
    }
    return moves;
  }

  private void addMoves(Board board, int from, Man man, List<Integer> moves) {
    Gait gait = Gait.of(man);
    for (Step step : gait.quiet()) {
      int to = step.from(from);
      while (to != Step.OFF && board.isEmpty(to)) {
        moves.add(Move.pack(from, to));
        to = gait.range() == Gait.Range.SLIDE ? step.from(to) : Step.OFF;
      }
    }
    for (Step step : gait.captures()) {
      int to = step.from(from);
      while (gait.range() == Gait.Range.SLIDE && to != Step.OFF && board.isEmpty(to)) {
        to = step.from(to);
      }
      if (to != Step.OFF && board.is(to, man.side().opponent())) {
        moves.add(Move.pack(from, to));
      }
    }
    if (man.kind() == Kind.PAWN && mayStepTwice(board)) {
      addDoubleStep(board, from, man.side(), moves);
    }
    if (board.isFresh(from)) {
      addLeaps(board, from, man.side(), moves);
    }
  }

  private boolean mayStepTwice(Board board) {
    return switch (doubleStep) {
      case OFF -> false;
      case FIRST_CAPTURE -> board.count(Side.WHITE) + board.count(Side.BLACK) == ALL_MEN;
      case ON -> true;
    };
  }

  private static void addDoubleStep(Board board, int from, Side side, List<Integer> moves) {
    Step step = new Step(0, side.forward());
    boolean onSecondRank = Square.of(from).rank() == side.firstRank() + side.forward();
    if (onSecondRank) {
      int between = step.from(from);
      int to = step.from(between);
      if (board.isEmpty(between) && board.isEmpty(to)) {
        moves.add(Move.pack(from, to));
      }
    }
  }

  private void addLeaps(Board board, int from, Side side, List<Integer> moves) {
    for (Step step : leap.steps()) {
      int to = step.from(from);
      if (to != Step.OFF && board.isEmpty(to) && leap.isOpen(board, from, step)) {
        moves.add(Move.pack(from, to));
      }
    }
    for (Step step : leap.captures()) {
      int to = step.from(from);
      if (to != Step.OFF && board.is(to, side.opponent()) && leap.isOpen(board, from, step)) {
        moves.add(Move.pack(from, to));
      }
    }
  }
}
