package org.mansuba.rules.option;

/** Whether capturing the opponent's last man wins. */
public enum BareKing implements RuleValue {
  /** It wins, subject to {@link BareReply}. */
  WIN("win"),
  /** It does not. */
  OFF("off");

  private final String text;

  BareKing(String text) {
    this.text = text;
  }

  @Override
  public String text() {
    return text;
  }
}
