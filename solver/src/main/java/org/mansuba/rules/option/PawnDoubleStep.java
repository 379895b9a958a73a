package org.mansuba.rules.option;

/** Whether a pawn may go two squares from its second rank. */
public enum PawnDoubleStep implements RuleValue {
  /** Never. */
  OFF("off"),
  /** Until any capture has been made, that is, while all 32 men stand. */
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
