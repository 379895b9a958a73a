package org.mansuba.board;

/**
 * A man: its owner and its kind. Equal if both are equal.
 *
 * @param side the owner
 * @param kind what it is
 */
public record Man(Side side, Kind kind) {
  /** The man in running text, for example {@code white ferz}. */
  public String title() {
    return (side == Side.WHITE ? "white " : "black ") + kind.title();
  }
}
