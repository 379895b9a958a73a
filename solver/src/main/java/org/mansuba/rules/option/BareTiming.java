package org.mansuba.rules.option;

/** When a baring that cannot be answered ends the game. */
public enum BareTiming implements RuleValue {
  /** Immediately. */
  IMMEDIATE("immediate"),
  /** After one more legal move of the bared side. */
  FREE_MOVE("freeMove");

  private final String text;

  BareTiming(String text) {
    this.text = text;
  }

  @Override
  public String text() {
    return text;
  }
}
