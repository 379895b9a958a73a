package org.mansuba.rules.option;

/** Whether a new ferz may leap over a man, under {@link PromotedFerzLeap#ON}. */
public enum LeapOver implements RuleValue {
  /** The leap passes over any man. */
  YES("yes"),
  /** The square between must be empty. */
  NO("no");

  private final String text;

  LeapOver(String text) {
    this.text = text;
  }

  @Override
  public String text() {
    return text;
  }
}
