package org.mansuba.studio.editor;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.mansuba.board.Man;
import org.mansuba.board.Square;
import org.mansuba.rules.Setup;

/** A way to move a whole diagram. */
public enum Transform {
  /** One file to the left. */
  SHIFT_LEFT(s -> Square.at(s.file() - 1, s.rank())),
  /** One file to the right. */
  SHIFT_RIGHT(s -> Square.at(s.file() + 1, s.rank())),
  /** One rank up. */
  SHIFT_UP(s -> Square.at(s.file(), s.rank() + 1)),
  /** One rank down. */
  SHIFT_DOWN(s -> Square.at(s.file(), s.rank() - 1)),
  /** A quarter turn with the clock. */
  ROTATE_RIGHT(s -> Square.at(s.rank(), 7 - s.file())),
  /** A quarter turn against the clock. */
  ROTATE_LEFT(s -> Square.at(7 - s.rank(), s.file())),
  /** Left becomes right. */
  MIRROR_FILES(s -> Square.at(7 - s.file(), s.rank())),
  /** Top becomes bottom. */
  MIRROR_RANKS(s -> Square.at(s.file(), 7 - s.rank())),
  /**
   * Every man changes its side and top becomes bottom, and so does the side to move: the same game
   * with the colours exchanged.
   */
  EXCHANGE_COLOURS(s -> Square.at(s.file(), 7 - s.rank()));

  @SuppressWarnings("ImmutableEnumChecker") // the functions hold nothing
  private final Function<Square, Optional<Square>> map;

  Transform(Function<Square, Optional<Square>> map) {
    this.map = map;
  }

  /** Where a square goes; empty if it leaves the board. */
  public Optional<Square> map(Square square) {
    return map.apply(square);
  }

  /** Whether no man leaves the board. */
  public boolean fits(Setup setup) {
    return setup.men().keySet().stream().allMatch(s -> map(s).isPresent());
  }

  /**
   * The diagram moved.
   *
   * @throws IllegalArgumentException if a man leaves the board
   */
  public Setup apply(Setup setup) {
    if (!fits(setup)) {
      throw new IllegalArgumentException("a man leaves the board");
    }
    Map<Square, Man> men = new EnumMap<>(Square.class);
    setup.men().forEach((square, man) -> men.put(map(square).orElseThrow(), owner(man)));
    Set<Square> fresh = EnumSet.noneOf(Square.class);
    setup.freshFerzes().forEach(square -> fresh.add(map(square).orElseThrow()));
    boolean exchanges = this == EXCHANGE_COLOURS;
    return new Setup(men, exchanges ? setup.toMove().opponent() : setup.toMove(), fresh);
  }

  private Man owner(Man man) {
    return this == EXCHANGE_COLOURS ? new Man(man.side().opponent(), man.kind()) : man;
  }
}
