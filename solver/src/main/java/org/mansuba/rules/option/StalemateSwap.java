package org.mansuba.rules.option;

/** Whether a side without an ordinary move may swap its king with one of its own men. */
public enum StalemateSwap implements RuleValue {
  /** There are no swaps. */
  OFF("off"),
  /** Swaps are legal moves; see {@link SwapMen} and {@link SwapWhen}. */
  ON("on");

  private final String text;

  StalemateSwap(String text) {
    this.text = text;
  }

  @Override
  public String text() {
    return text;
  }
}
