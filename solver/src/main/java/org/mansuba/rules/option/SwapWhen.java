package org.mansuba.rules.option;

/** When a king may be swapped, under {@link StalemateSwap#ON}. */
public enum SwapWhen implements RuleValue {
  /** Only if the side is not in check and has no ordinary move. */
  STALEMATE("stalemate"),
  /** Whenever the king is not in check. */
  ANY("any");

  private final String text;

  SwapWhen(String text) {
    this.text = text;
  }

  @Override
  public String text() {
    return text;
  }
}
