package org.mansuba.rules.option;

/** Where a new ferz may leap, under {@link PromotedFerzLeap#ON}. */
public enum LeapDirections implements RuleValue {
  /** Two squares along a diagonal, a file or a rank. */
  ALFIL_AND_DABBABA("AD"),
  /** Two squares along a diagonal. */
  ALFIL("A");

  private final String text;

  LeapDirections(String text) {
    this.text = text;
  }

  @Override
  public String text() {
    return text;
  }
}
