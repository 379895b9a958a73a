package org.mansuba.rules.option;

/** When a king may be exchanged, under {@link StalemateSwap#ON}. */
public enum SwapWhen implements RuleValue {
  /** Only when not in check and without an ordinary move. */
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
