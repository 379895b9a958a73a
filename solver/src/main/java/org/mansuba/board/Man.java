package org.mansuba.board;

/**
 * A man: its owner and its kind. Equal if both are equal.
 *
 * @param side the owner
 * @param kind what it is
 */
public record Man(Side side, Kind kind) {
  // Written out, as what a record brings along is only made when it is first called for, and nearly
  // every start of the program does.
  @Override
  public boolean equals(Object other) {
    return other instanceof Man man && man.side == side && man.kind == kind;
  }

  @Override
  public int hashCode() {
    return 31 * side.hashCode() + kind.hashCode();
  }

  /** The man in running text, for example {@code white ferz}. */
  public String title() {
    return (side == Side.WHITE ? "white " : "black ") + kind.title();
  }
}
