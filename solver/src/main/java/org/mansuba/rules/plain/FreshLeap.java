package org.mansuba.rules.plain;

import java.util.List;
import java.util.stream.Stream;
import org.mansuba.board.Kind;
import org.mansuba.board.Side;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.option.LeapCapture;
import org.mansuba.rules.option.LeapDirections;
import org.mansuba.rules.option.LeapOver;
import org.mansuba.rules.option.PromotedFerzLeap;

/** The leap of a ferz that has not moved since its promotion. */
final class FreshLeap {
  private static final List<Step> ALFIL = Gait.of(Side.WHITE, Kind.ALFIL).quiet();
  private static final List<Step> DABBABA =
      List.of(new Step(0, 2), new Step(2, 0), new Step(0, -2), new Step(-2, 0));
  private static final List<Step> ALFIL_AND_DABBABA =
      Stream.concat(ALFIL.stream(), DABBABA.stream()).toList();

  private final List<Step> steps;
  private final LeapOver over;
  private final LeapCapture capture;

  FreshLeap(RuleSet rules) {
    this.steps = steps(rules);
    this.over = rules.leapOver();
    this.capture = rules.leapCapture();
  }

  /** Returns the leaps; none unless the rules allow them. */
  List<Step> steps() {
    return steps;
  }

  /** Returns the leaps that capture. */
  List<Step> captures() {
    return capture == LeapCapture.YES ? steps : List.of();
  }

  /** Returns whether no man between bars a leap. */
  boolean isOpen(Board board, int from, Step step) {
    return over == LeapOver.YES || board.isEmpty(step.half().from(from));
  }

  private static List<Step> steps(RuleSet rules) {
    if (rules.promotedFerzLeap() == PromotedFerzLeap.OFF) {
      return List.of();
    }
    return rules.leapDirections() == LeapDirections.ALFIL ? ALFIL : ALFIL_AND_DABBABA;
  }
}
