package org.mansuba.rules.option;

/** What a pawn promotes to. */
public enum PromotionTo implements RuleValue {
  /** A ferz. */
  FERZ("ferz"),
  /** An alfil. */
  ALFIL("alfil");

  private final String text;

  PromotionTo(String text) {
    this.text = text;
  }

  @Override
  public String text() {
    return text;
  }
}
