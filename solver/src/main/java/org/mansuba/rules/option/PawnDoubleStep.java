package org.mansuba.rules.option;

/** Whether a pawn may advance two squares from its second rank. */
public enum PawnDoubleStep implements RuleValue {
  /** Never. */
  OFF("off"),
  /** Until the first capture, that is, while all 32 men are on the board. */
  FIRST_CAPTURE("firstCapture"),
  /** Always. */
  ON("on");

  private final String text;

  PawnDoubleStep(String text) {
    this.text = text;
  }

  @Override
  public String text() {
    return text;
  }
}
