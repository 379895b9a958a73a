package org.mansuba.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.mansuba.board.Man;
import org.mansuba.board.Square;
import org.mansuba.rules.Setup;

/** The way from diagrams to their entries in a table, for diagrams with the same signature. */
final class Route {
  private static final int ACTORS = 128;

  private final Table table;
  private final Casting casting;

  private Route(Table table, Casting casting) {
    this.table = table;
    this.casting = casting;
  }

  /** The men of a diagram, in the order of their squares. */
  static List<Actor> actors(Setup setup) {
    List<Actor> actors = new ArrayList<>();
    setup.men().forEach((square, man) -> actors.add(Actor.of(man, square)));
    return actors;
  }

  /**
   * A number that tells which men stand on a diagram, where each can come to, and in which order
   * they are met from a1 to h8. Different for different ones up to nine men.
   */
  static long signature(Setup setup) {
    long signature = 1;
    for (Map.Entry<Square, Man> entry : setup.men().entrySet()) {
      Man man = entry.getValue();
      int kind = man.side().ordinal() << 3 | man.kind().ordinal();
      int actor = kind << 3 | Actor.of(man, entry.getKey()).circuit();
      signature = signature * ACTORS + actor;
    }
    return signature;
  }

  /** The way from a diagram's like to their table, given the casting of the diagram's actors. */
  static Route to(Table table, Casting casting) {
    return new Route(table, casting);
  }

  /** How a diagram of this signature stands for the side to move. */
  int code(Setup setup) {
    int[] at = new int[setup.men().size()];
    int man = 0;
    for (Square square : setup.men().keySet()) {
      at[casting.place(man++)] = casting.view().symmetry().map(square.ordinal());
    }
    return table.code(casting.view().map(setup.toMove()), at);
  }
}
