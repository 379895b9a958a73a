package org.mansuba.rules;

import java.util.Arrays;
import java.util.List;
import org.mansuba.rules.option.BareKing;
import org.mansuba.rules.option.BareReply;
import org.mansuba.rules.option.BareTiming;
import org.mansuba.rules.option.FirstMover;
import org.mansuba.rules.option.LeapCapture;
import org.mansuba.rules.option.LeapDirections;
import org.mansuba.rules.option.LeapOver;
import org.mansuba.rules.option.PawnDoubleStep;
import org.mansuba.rules.option.PromotedFerzLeap;
import org.mansuba.rules.option.PromotionIf;
import org.mansuba.rules.option.PromotionTo;
import org.mansuba.rules.option.RuleOption;
import org.mansuba.rules.option.RuleValue;
import org.mansuba.rules.option.Stalemate;
import org.mansuba.rules.option.StalemateSwap;
import org.mansuba.rules.option.StartArray;
import org.mansuba.rules.option.SwapMen;
import org.mansuba.rules.option.SwapWhen;

/**
 * The rules of a game: one value for every switch. Immutable; equal if all values are equal.
 *
 * <pre>{@code
 * RuleSet european = RuleSet.STANDARD.with(BareKing.OFF).with(Stalemate.DRAW);
 * }</pre>
 */
public final class RuleSet {
  /** The default value of every switch. */
  public static final RuleSet STANDARD =
      new RuleSet(Arrays.stream(RuleOption.values()).map(RuleOption::standard).toList());

  private final List<RuleValue> values;

  private RuleSet(List<RuleValue> values) {
    this.values = values;
  }

  /** Returns these rules with one switch set to {@code value}. */
  public RuleSet with(RuleValue value) {
    RuleValue[] changed = values.toArray(RuleValue[]::new);
    changed[RuleOption.of(value).ordinal()] = value;
    return new RuleSet(List.of(changed));
  }

  /** Returns the value of a switch. */
  public RuleValue value(RuleOption option) {
    return values.get(option.ordinal());
  }

  /** Returns the values that differ from the default, in the order of the switches. */
  public List<RuleValue> deviations() {
    return values.stream().filter(v -> RuleOption.of(v).standard() != v).toList();
  }

  /** Returns who benefits when the side to move has no legal move and is not in check. */
  public Stalemate stalemate() {
    return (Stalemate) value(RuleOption.STALEMATE);
  }

  /** Returns whether a side without an ordinary move may swap its king with one of its own men. */
  public StalemateSwap stalemateSwap() {
    return (StalemateSwap) value(RuleOption.STALEMATE_SWAP);
  }

  /** Returns which men a king may be swapped with, under {@link StalemateSwap#ON}. */
  public SwapMen swapMen() {
    return (SwapMen) value(RuleOption.SWAP_MEN);
  }

  /** Returns when a king may be swapped, under {@link StalemateSwap#ON}. */
  public SwapWhen swapWhen() {
    return (SwapWhen) value(RuleOption.SWAP_WHEN);
  }

  /** Returns whether capturing the opponent's last man wins. */
  public BareKing bareKing() {
    return (BareKing) value(RuleOption.BARE_KING);
  }

  /** Returns what a bared side gains by baring the opponent on its very next move. */
  public BareReply bareReply() {
    return (BareReply) value(RuleOption.BARE_REPLY);
  }

  /** Returns when a baring that cannot be answered ends the game. */
  public BareTiming bareTiming() {
    return (BareTiming) value(RuleOption.BARE_TIMING);
  }

  /** Returns what a pawn promotes to. */
  public PromotionTo promotionTo() {
    return (PromotionTo) value(RuleOption.PROMOTION_TO);
  }

  /** Returns whether every pawn promotes. */
  public PromotionIf promotionIf() {
    return (PromotionIf) value(RuleOption.PROMOTION_IF);
  }

  /** Returns whether a promoted ferz may leap on its first move. */
  public PromotedFerzLeap promotedFerzLeap() {
    return (PromotedFerzLeap) value(RuleOption.PROMOTED_FERZ_LEAP);
  }

  /** Returns where a new ferz may leap, under {@link PromotedFerzLeap#ON}. */
  public LeapDirections leapDirections() {
    return (LeapDirections) value(RuleOption.LEAP_DIRECTIONS);
  }

  /** Returns whether a new ferz may leap over a man, under {@link PromotedFerzLeap#ON}. */
  public LeapOver leapOver() {
    return (LeapOver) value(RuleOption.LEAP_OVER);
  }

  /** Returns whether a new ferz may capture with its leap, under {@link PromotedFerzLeap#ON}. */
  public LeapCapture leapCapture() {
    return (LeapCapture) value(RuleOption.LEAP_CAPTURE);
  }

  /** Returns whether a pawn may advance two squares from its second rank. */
  public PawnDoubleStep pawnDoubleStep() {
    return (PawnDoubleStep) value(RuleOption.PAWN_DOUBLE_STEP);
  }

  /** Returns where kings and ferzes start. */
  public StartArray array() {
    return (StartArray) value(RuleOption.START_ARRAY);
  }

  /** Returns who makes the first move from the array. */
  public FirstMover firstMover() {
    return (FirstMover) value(RuleOption.FIRST_MOVER);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RuleSet that && values.equals(that.values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  /**
   * Returns the deviations as comma-separated {@code key=value} pairs; empty for the standard
   * rules.
   */
  @Override
  public String toString() {
    return String.join(
        ",", deviations().stream().map(v -> RuleOption.of(v).key() + "=" + v.text()).toList());
  }
}
