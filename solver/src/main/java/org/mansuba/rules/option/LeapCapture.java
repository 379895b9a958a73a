package org.mansuba.rules.option;

/** Whether a new ferz may capture with its leap, under {@link PromotedFerzLeap#ON}. */
public enum LeapCapture implements RuleValue {
  /** The leap needs an empty target square and gives no check. */
  NO("no"),
  /** The leap may capture and gives check. */
  YES("yes");

  private final String text;

  LeapCapture(String text) {
    this.text = text;
  }

  @Override
  public String text() {
    return text;
  }
}
