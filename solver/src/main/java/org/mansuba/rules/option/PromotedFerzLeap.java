package org.mansuba.rules.option;

/** Whether a promoted ferz may leap on its first move. */
public enum PromotedFerzLeap implements RuleValue {
  /** It may not. */
  OFF("off"),
  /** It may; see {@link LeapDirections}, {@link LeapOver} and {@link LeapCapture}. */
  ON("on");

  private final String text;

  PromotedFerzLeap(String text) {
    this.text = text;
  }

  @Override
  public String text() {
    return text;
  }
}
