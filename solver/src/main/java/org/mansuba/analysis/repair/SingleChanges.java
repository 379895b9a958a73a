package org.mansuba.analysis.repair;

import java.util.ArrayList;
import java.util.List;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.problem.stipulation.Condition;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Setup;

/**
 * All changes of one man in a diagram. Kings stay kings, and a man that the stipulation names
 * stays.
 */
final class SingleChanges {
  private final Setup setup;
  private final Stipulation stipulation;
  private final List<Change> changes = new ArrayList<>();

  private SingleChanges(Setup setup, Stipulation stipulation) {
    this.setup = setup;
    this.stipulation = stipulation;
  }

  static List<Change> of(Setup setup, Stipulation stipulation) {
    SingleChanges all = new SingleChanges(setup, stipulation);
    for (Square square : Square.values()) {
      setup.at(square).ifPresentOrElse(man -> all.addFor(square, man), () -> all.addOn(square));
    }
    return all.changes;
  }

  private void addFor(Square square, Man man) {
    if (stipulation.conditions().contains(new Condition.MatingMan(square))) {
      return;
    }
    if (man.kind() != Kind.KING) {
      changes.add(new Change.Remove(square, man));
      changes.add(new Change.Recolour(square, man));
      for (Kind kind : Kind.values()) {
        if (kind != Kind.KING && kind != man.kind()) {
          changes.add(new Change.Replace(square, man, kind));
        }
      }
    }
    for (Square to : Square.values()) {
      if (setup.at(to).isEmpty()) {
        changes.add(new Change.Shift(square, man, to));
      }
    }
  }

  private void addOn(Square square) {
    for (Side side : Side.values()) {
      for (Kind kind : Kind.values()) {
        if (kind != Kind.KING) {
          changes.add(new Change.Add(square, new Man(side, kind)));
        }
      }
    }
  }
}
