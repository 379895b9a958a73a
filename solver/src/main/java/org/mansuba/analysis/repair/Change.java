package org.mansuba.analysis.repair;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Square;
import org.mansuba.rules.Setup;

/** A change of one man in a diagram. Immutable; equal if all parts are equal. */
public sealed interface Change {
  /** The square that tells where the change is made. */
  Square square();

  /** Makes the change in a diagram in which it is possible. */
  Setup applyTo(Setup setup);

  /**
   * A man is taken off.
   *
   * @param square where it stands
   * @param man the man
   */
  record Remove(Square square, Man man) implements Change {
    @Override
    public Setup applyTo(Setup setup) {
      Map<Square, Man> men = new EnumMap<>(setup.men());
      men.remove(square);
      return with(setup, men, square);
    }
  }

  /**
   * A man is put on an empty square.
   *
   * @param square the square
   * @param man the man
   */
  record Add(Square square, Man man) implements Change {
    @Override
    public Setup applyTo(Setup setup) {
      Map<Square, Man> men = new EnumMap<>(setup.men());
      men.put(square, man);
      return with(setup, men, square);
    }
  }

  /**
   * A man is put on another square, which is empty.
   *
   * @param square where it stands
   * @param man the man
   * @param to where it is put
   */
  record Shift(Square square, Man man, Square to) implements Change {
    @Override
    public Setup applyTo(Setup setup) {
      Map<Square, Man> men = new EnumMap<>(setup.men());
      men.remove(square);
      men.put(to, man);
      return with(setup, men, square);
    }
  }

  /**
   * A man changes sides.
   *
   * @param square where it stands
   * @param man what it is before
   */
  record Recolour(Square square, Man man) implements Change {
    @Override
    public Setup applyTo(Setup setup) {
      Map<Square, Man> men = new EnumMap<>(setup.men());
      men.put(square, new Man(man.side().opponent(), man.kind()));
      return with(setup, men, square);
    }
  }

  /**
   * A man becomes another kind of man.
   *
   * @param square where it stands
   * @param man what it is before
   * @param kind what it becomes
   */
  record Replace(Square square, Man man, Kind kind) implements Change {
    @Override
    public Setup applyTo(Setup setup) {
      Map<Square, Man> men = new EnumMap<>(setup.men());
      men.put(square, new Man(man.side(), kind));
      return with(setup, men, square);
    }
  }

  private static Setup with(Setup setup, Map<Square, Man> men, Square changed) {
    Set<Square> fresh = EnumSet.noneOf(Square.class);
    fresh.addAll(setup.freshFerzes());
    fresh.remove(changed);
    return new Setup(men, setup.toMove(), fresh);
  }
}
