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

/** Maps diagrams with the same signature to their entries in a table. */
final class Probe {
  private static final int MEMBERS = 128;

  private final EndgameTable table;
  private final CanonicalForm canonicalForm;

  private Probe(EndgameTable table, CanonicalForm canonicalForm) {
    this.table = table;
    this.canonicalForm = canonicalForm;
  }

  /** Returns the men of a diagram in square order. */
  static List<ColourBoundMan> members(Setup setup) {
    List<ColourBoundMan> members = new ArrayList<>();
    setup.men().forEach((square, man) -> members.add(ColourBoundMan.of(man, square)));
    return members;
  }

  /**
   * Returns a number that identifies the men of a diagram, the squares each can reach, and their
   * order from a1 to h8. It is unique for up to nine men.
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

  /** Returns the probe for diagrams like one whose members have the given canonical form. */
  static Probe to(EndgameTable table, CanonicalForm canonicalForm) {
    return new Probe(table, canonicalForm);
  }

  /** Returns the code of a diagram with this signature for the side to move. */
  int code(Setup setup) {
    int[] at = new int[setup.men().size()];
    int man = 0;
    for (Square square : setup.men().keySet()) {
      at[canonicalForm.place(man++)] = canonicalForm.view().symmetry().map(square.ordinal());
    }
    return table.code(canonicalForm.view().map(setup.toMove()), at);
  }
}
