package org.mansuba.rules.option;

/** What a bared side gains by baring the opponent on its very next move. */
public enum BareReply implements RuleValue {
  /** Baring back draws. */
  DRAW("draw"),
  /** Nothing: the side that bares first wins (the Medina custom). */
  FIRST_WINS("firstWins");

  private final String text;

  BareReply(String text) {
    this.text = text;
  }

  @Override
  public String text() {
    return text;
  }
}
