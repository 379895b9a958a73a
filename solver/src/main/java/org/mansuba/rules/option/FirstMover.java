package org.mansuba.rules.option;

/** Who makes the first move from the array. */
public enum FirstMover implements RuleValue {
  /** White. */
  WHITE("white"),
  /** Black. */
  BLACK("black"),
  /** Decided by lot. */
  LOT("lot");

  private final String text;

  FirstMover(String text) {
    this.text = text;
  }

  @Override
  public String text() {
    return text;
  }
}
