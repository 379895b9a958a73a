package org.mansuba.rules.plain;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;

/**
 * How a man moves.
 *
 * @param range how often a step may be repeated in one move
 * @param quiet the steps to an empty square
 * @param captures the steps that capture
 */
record Gait(Range range, List<Step> quiet, List<Step> captures) {
  /** How often a step may be repeated in one move. */
  enum Range {
    /** Once. */
    STEP,
    /** Until a man blocks the way. */
    SLIDE
  }

  private static final List<Step> STRAIGHT =
      List.of(new Step(0, 1), new Step(1, 0), new Step(0, -1), new Step(-1, 0));
  private static final List<Step> DIAGONAL =
      List.of(new Step(1, 1), new Step(1, -1), new Step(-1, -1), new Step(-1, 1));
  private static final List<Step> DIAGONAL_LEAP =
      List.of(new Step(2, 2), new Step(2, -2), new Step(-2, -2), new Step(-2, 2));
  private static final List<Step> ALL_AROUND =
      Stream.concat(STRAIGHT.stream(), DIAGONAL.stream()).toList();
  private static final List<Step> KNIGHT_LEAP =
      List.of(
          new Step(1, 2),
          new Step(2, 1),
          new Step(2, -1),
          new Step(1, -2),
          new Step(-1, -2),
          new Step(-2, -1),
          new Step(-2, 1),
          new Step(-1, 2));

  private static final List<Gait> WHITE = table(Side.WHITE);
  private static final List<Gait> BLACK = table(Side.BLACK);

  /** Returns how a man moves. */
  static Gait of(Man man) {
    return of(man.side(), man.kind());
  }

  /** Returns how a side's men of a kind move. */
  static Gait of(Side side, Kind kind) {
    return (side == Side.WHITE ? WHITE : BLACK).get(kind.ordinal());
  }

  private static List<Gait> table(Side side) {
    return Arrays.stream(Kind.values()).map(kind -> make(side, kind)).toList();
  }

  private static Gait make(Side side, Kind kind) {
    return switch (kind) {
      case KING -> new Gait(Range.STEP, ALL_AROUND, ALL_AROUND);
      case FERZ -> new Gait(Range.STEP, DIAGONAL, DIAGONAL);
      case ALFIL -> new Gait(Range.STEP, DIAGONAL_LEAP, DIAGONAL_LEAP);
      case KNIGHT -> new Gait(Range.STEP, KNIGHT_LEAP, KNIGHT_LEAP);
      case ROOK -> new Gait(Range.SLIDE, STRAIGHT, STRAIGHT);
      case PAWN -> {
        int forward = side.forward();
        yield new Gait(
            Range.STEP,
            List.of(new Step(0, forward)),
            List.of(new Step(-1, forward), new Step(1, forward)));
      }
    };
  }
}
