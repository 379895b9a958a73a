package org.mansuba.rules.option;

/** A value of one of the switches; which switch, its enumeration tells. */
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
   * The value as it is written in problem files and on the command line, for example {@code
   * freeMove}.
   */
  String text();
}
