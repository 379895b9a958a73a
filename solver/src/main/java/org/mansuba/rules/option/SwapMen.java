package org.mansuba.rules.option;

/** Which men a king may be swapped with, under {@link StalemateSwap#ON}. */
public enum SwapMen implements RuleValue {
  /** Pieces and pawns. */
  ALL("all"),
  /** Pieces only. */
  PIECES("pieces");

  private final String text;

  SwapMen(String text) {
    this.text = text;
  }

  @Override
  public String text() {
    return text;
  }
}
