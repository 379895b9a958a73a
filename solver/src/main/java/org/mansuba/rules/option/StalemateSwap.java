package org.mansuba.rules.option;

/** Whether a side without an ordinary move may exchange its king with one of its own men. */
public enum StalemateSwap implements RuleValue {
  /** No such move. */
  OFF("off"),
  /** The exchange is a move, see {@link SwapMen} and {@link SwapWhen}. */
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
