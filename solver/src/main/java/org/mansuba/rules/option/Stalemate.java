package org.mansuba.rules.option;

/** Who benefits when the side to move has no legal move and is not in check. */
public enum Stalemate implements RuleValue {
  /** The side that gave the stalemate wins. */
  WIN("win"),
  /** The game is drawn. */
  DRAW("draw"),
  /** The stalemated side wins. */
  LOSS("loss");

  private final String text;

  Stalemate(String text) {
    this.text = text;
  }

  @Override
  public String text() {
    return text;
  }
}
