package org.mansuba.rules.plain;

import java.util.ArrayList;
import java.util.List;
import org.mansuba.board.Kind;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;

/** Finds the men that attack a square by following each capturing step back from it. */
public final class Attacks {
  private final FreshLeap leap;

  /** Creates an attack finder for a rule set. */
  public Attacks(RuleSet rules) {
    this.leap = new FreshLeap(rules);
  }

  /**
   * Returns the squares of the men that check a side's king, in square order; none if it has no
   * king.
   */
  public List<Square> checkers(Setup setup, Side side) {
    Board board = Board.of(setup);
    List<Integer> attackers = board.count(side, Kind.KING) == 0 ? List.of() : onKing(board, side);
    return attackers.stream().map(Square::of).sorted().toList();
  }

  /** Returns whether a side is in check. */
  boolean inCheck(Board board, Side side) {
    return !onKing(board, side).isEmpty();
  }

  private List<Integer> onKing(Board board, Side side) {
    List<Integer> attackers = new ArrayList<>(2);
    int target = board.king(side);
    Side by = side.opponent();
    for (Kind kind : Kind.values()) {
      Gait gait = Gait.of(by, kind);
      for (Step step : gait.captures()) {
        int square = origin(board, target, step.back(), gait.range());
        if (square != Step.OFF && board.is(square, by) && board.is(square, kind)) {
          attackers.add(square);
        }
      }
    }
    for (Step step : leap.captures()) {
      int square = step.back().from(target);
      if (square != Step.OFF
          && board.isFresh(square)
          && board.is(square, by)
          && leap.isOpen(board, square, step)) {
        attackers.add(square);
      }
    }
    return attackers;
  }

  /**
   * Returns the first square on the way back from which a man could have come, provided it stands
   * there.
   */
  private static int origin(Board board, int target, Step back, Gait.Range range) {
    int square = back.from(target);
    while (range == Gait.Range.SLIDE && square != Step.OFF && board.isEmpty(square)) {
      square = back.from(square);
    }
    return square;
  }
}
