package org.mansuba.board;

/**
 * A man: a kind of man and its owner.
 *
 * @param side the owner
 * @param kind the kind of man
 */
public record Man(Side side, Kind kind) {
  // Written out because the generated methods of a record are linked on first use, which would slow
  // down nearly every start of the program.
  @Override
  public boolean equals(Object other) {
    return other instanceof Man man && man.side == side && man.kind == kind;
  }

  @Override
  public int hashCode() {
    return 31 * side.hashCode() + kind.hashCode();
  }

  /** Returns the man's name, for example {@code white ferz}. */
  public String title() {
    return (side == Side.WHITE ? "white " : "black ") + kind.title();
  }
}
