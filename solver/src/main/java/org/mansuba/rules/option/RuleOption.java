package org.mansuba.rules.option;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The rule switches by name, each with its values; the default comes first. */
public enum RuleOption {
  /** Who benefits when the side to move has no legal move and is not in check. */
  STALEMATE("stalemate", Stalemate.values()),
  /** Whether a side without an ordinary move may swap its king with one of its own men. */
  STALEMATE_SWAP("stalemateSwap", StalemateSwap.values()),
  /** Which men a king may be swapped with, under {@link StalemateSwap#ON}. */
  SWAP_MEN("swapMen", SwapMen.values()),
  /** When a king may be swapped, under {@link StalemateSwap#ON}. */
  SWAP_WHEN("swapWhen", SwapWhen.values()),
  /** Whether capturing the opponent's last man wins. */
  BARE_KING("bareKing", BareKing.values()),
  /** What a bared side gains by baring the opponent on its very next move. */
  BARE_REPLY("bareReply", BareReply.values()),
  /** When a baring that cannot be answered ends the game. */
  BARE_TIMING("bareTiming", BareTiming.values()),
  /** What a pawn promotes to. */
  PROMOTION_TO("promotionTo", PromotionTo.values()),
  /** Whether every pawn promotes. */
  PROMOTION_IF("promotionIf", PromotionIf.values()),
  /** Whether a promoted ferz may leap on its first move. */
  PROMOTED_FERZ_LEAP("promotedFerzLeap", PromotedFerzLeap.values()),
  /** Where a new ferz may leap, under {@link PromotedFerzLeap#ON}. */
  LEAP_DIRECTIONS("leapDirs", LeapDirections.values()),
  /** Whether a new ferz may leap over a man, under {@link PromotedFerzLeap#ON}. */
  LEAP_OVER("leapOver", LeapOver.values()),
  /** Whether a new ferz may capture with its leap, under {@link PromotedFerzLeap#ON}. */
  LEAP_CAPTURE("leapCapture", LeapCapture.values()),
  /** Whether a pawn may advance two squares from its second rank. */
  PAWN_DOUBLE_STEP("pawnDoubleStep", PawnDoubleStep.values()),
  /** Where kings and ferzes start. */
  START_ARRAY("array", StartArray.values()),
  /** Who makes the first move from the array. */
  FIRST_MOVER("firstMover", FirstMover.values());

  private final String key;

  @SuppressWarnings("ImmutableEnumChecker") // made by List.of
  private final List<RuleValue> allowed;

  RuleOption(String key, RuleValue[] values) {
    this.key = key;
    this.allowed = List.of(values);
  }

  /**
   * Returns the name used in problem files and on the command line, for example {@code bareKing}.
   */
  public String key() {
    return key;
  }

  /** Returns the values, default first. */
  public List<RuleValue> allowed() {
    return allowed;
  }

  /** Returns the default value. */
  public RuleValue standard() {
    return allowed.getFirst();
  }

  /** Returns the values as a list for messages: {@code win, draw, loss}. */
  public String choices() {
    return allowed.stream().map(RuleValue::text).collect(Collectors.joining(", "));
  }

  /** Returns the value with a name, ignoring case and underscores; empty if unknown. */
  public Optional<RuleValue> value(String text) {
    return allowed.stream().filter(v -> plain(v.text()).equals(plain(text))).findFirst();
  }

  /** Returns the switch with a name, ignoring case and underscores; empty if unknown. */
  public static Optional<RuleOption> named(String key) {
    return Arrays.stream(values()).filter(o -> plain(o.key).equals(plain(key))).findFirst();
  }

  /** Returns the switch a value belongs to. */
  public static RuleOption of(RuleValue value) {
    return Arrays.stream(values()).filter(o -> o.allowed.contains(value)).findFirst().orElseThrow();
  }

  private static String plain(String text) {
    return text.replace("_", "").toLowerCase(Locale.ROOT);
  }
}
