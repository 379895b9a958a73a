package org.mansuba.rules.option;

/** A value of one of the switches. Its enumeration identifies the switch. */
public sealed interface RuleValue
    permits Stalemate,
        StalemateSwap,
        SwapMen,
        SwapWhen,
        BareKing,
        BareReply,
        BareTiming,
        PromotionTo,
        PromotionIf,
        PromotedFerzLeap,
        LeapDirections,
        LeapOver,
        LeapCapture,
        PawnDoubleStep,
        StartArray,
        FirstMover {
  /**
   * Returns the value as written in problem files and on the command line, for example {@code
   * freeMove}.
   */
  String text();
}
