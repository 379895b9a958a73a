package org.mansuba.rules.option;

/** Where kings and ferzes start. */
public enum StartArray implements RuleValue {
  /** Kings on e, ferzes on d. */
  KINGS_ON_E("ke"),
  /** Kings on d, ferzes on e. */
  KINGS_ON_D("kd");

  private final String text;

  StartArray(String text) {
    this.text = text;
  }

  @Override
  public String text() {
    return text;
  }
}
