package org.mansuba.rules.plain;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;

/** Which men attack a square: every capturing step is followed backwards from the square. */
public final class Attacks {
  private final FreshLeap leap;

  /** The attacks under a rule set. */
  public Attacks(RuleSet rules) {
    this.leap = new FreshLeap(rules);
  }

  /** The squares of the men that check a side's king, in their order; none if it has no king. */
  public List<Square> checkers(Setup setup, Side side) {
    Board board = Board.of(setup);
    List<Integer> attackers = board.count(side, Kind.KING) == 0 ? List.of() : onKing(board, side);
    return attackers.stream().map(Square::of).sorted().toList();
  }

  /** Whether a side is in check. */
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
        if (square != Step.OFF && isMan(board.at(square), by, kind)) {
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

  /** The first square on the way back from which a man may have come, if it stands there. */
  private static int origin(Board board, int target, Step back, Gait.Range range) {
    int square = back.from(target);
    while (range == Gait.Range.SLIDE && square != Step.OFF && board.isEmpty(square)) {
      square = back.from(square);
    }
    return square;
  }

  private static boolean isMan(@Nullable Man man, Side side, Kind kind) {
    return man != null && man.side() == side && man.kind() == kind;
  }
}
