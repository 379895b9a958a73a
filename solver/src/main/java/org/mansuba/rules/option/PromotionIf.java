package org.mansuba.rules.option;

/** Whether every pawn promotes. */
public enum PromotionIf implements RuleValue {
  /** Every pawn promotes. */
  ALWAYS("always"),
  /** Only while its side has no ferz; otherwise the pawn is removed. */
  FERZ_LOST("ferzLost");

  private final String text;

  PromotionIf(String text) {
    this.text = text;
  }

  @Override
  public String text() {
    return text;
  }
}
