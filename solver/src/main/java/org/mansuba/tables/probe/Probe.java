package org.mansuba.tables.probe;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.mansuba.board.Man;
import org.mansuba.board.Square;
import org.mansuba.rules.Setup;
import org.mansuba.tables.file.EndgameTable;
import org.mansuba.tables.index.CanonicalForm;
import org.mansuba.tables.index.ColourBoundMan;

/** The way from diagrams to their entries in a table, for diagrams with the same signature. */
final class Probe {
  private static final int MEMBERS = 128;

  private final EndgameTable table;
  private final CanonicalForm canonicalForm;

  private Probe(EndgameTable table, CanonicalForm canonicalForm) {
    this.table = table;
    this.canonicalForm = canonicalForm;
  }

  /** The men of a diagram, in the order of their squares. */
  static List<ColourBoundMan> members(Setup setup) {
    List<ColourBoundMan> members = new ArrayList<>();
    setup.men().forEach((square, man) -> members.add(ColourBoundMan.of(man, square)));
    return members;
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
      int member = kind << 3 | ColourBoundMan.of(man, entry.getKey()).circuit();
      signature = signature * MEMBERS + member;
    }
    return signature;
  }

  /** The way from a diagram's like to their table, given the casting of the diagram's members. */
  static Probe to(EndgameTable table, CanonicalForm canonicalForm) {
    return new Probe(table, canonicalForm);
  }

  /** How a diagram of this signature stands for the side to move. */
  int code(Setup setup) {
    int[] at = new int[setup.men().size()];
    int man = 0;
    for (Square square : setup.men().keySet()) {
      at[canonicalForm.place(man++)] = canonicalForm.view().symmetry().map(square.ordinal());
    }
    return table.code(canonicalForm.view().map(setup.toMove()), at);
  }
}
