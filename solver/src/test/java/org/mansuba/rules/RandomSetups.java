package org.mansuba.rules;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.plain.Attacks;

/**
 * Random diagrams without errors, of 2 to 20 men, the same for the same seed: crowded and empty
 * boards, bare and nearly bare kings, checks and double checks, men that open a rook's line when
 * they move, pawns about to promote, kings without room. Ferzes on their far rank are marked as
 * fresh half the time.
 */
public final class RandomSetups {
  private static final int MOST_MEN = 20;
  private static final int TRIES = 200;

  private final SplittableRandom random;
  private final Attacks attacks;

  /**
   * Creates a generator.
   *
   * @param rules the rules that decide what is an error
   * @param seed any number
   */
  public RandomSetups(RuleSet rules, long seed) {
    this.random = new SplittableRandom(seed);
    this.attacks = new Attacks(rules);
  }

  /** Returns the next diagram. */
  public Setup next() {
    Shape shape = Shape.values()[random.nextInt(Shape.values().length)];
    while (true) {
      Setup setup = attempt(shape);
      if (attacks.checkers(setup, setup.toMove().opponent()).isEmpty()) {
        return setup;
      }
    }
  }

  private enum Shape {
    ANY,
    BARE,
    NEARLY_BARE,
    CHECK,
    DOUBLE_CHECK,
    BATTERY,
    PROMOTING,
    CRAMPED
  }

  private Setup attempt(Shape shape) {
    Side mover = side();
    Map<Square, Man> men = new EnumMap<>(Square.class);
    place(men, mover, Kind.KING, shape == Shape.CRAMPED ? corner() : square());
    placeAnywhere(men, mover.opponent(), Kind.KING);
    switch (shape) {
      case ANY -> placeAny(men, random.nextInt(MOST_MEN - 1));
      case BARE -> placeMen(men, side(), random.nextInt(4));
      case NEARLY_BARE -> {
        placeMen(men, mover, 1);
        placeMen(men, mover.opponent(), random.nextInt(3));
      }
      case CHECK -> placeCheckers(men, mover, 1);
      case DOUBLE_CHECK -> placeCheckers(men, mover, 2);
      case BATTERY -> {
        placeBattery(men, mover);
        placeAny(men, random.nextInt(6));
      }
      case PROMOTING -> {
        for (int i = random.nextInt(1, 6); i > 0; i--) {
          Side side = side();
          int rank = side.promotionRank() - side.forward();
          place(men, side, Kind.PAWN, Square.of(8 * rank + random.nextInt(8)));
        }
        placeAny(men, random.nextInt(6));
      }
      case CRAMPED -> {
        placeBlockedPawns(men, mover, random.nextInt(3));
        for (int i = random.nextInt(1, 4); i > 0; i--) {
          placeAnywhere(men, mover.opponent(), Kind.ROOK);
        }
      }
    }
    return new Setup(men, mover, fresh(men));
  }

  /** Adds men of both sides. */
  private void placeAny(Map<Square, Man> men, int count) {
    for (int i = 0; i < count; i++) {
      placeMen(men, side(), 1);
    }
  }

  /** Adds men of a side. */
  private void placeMen(Map<Square, Man> men, Side side, int count) {
    for (int i = 0; i < count; i++) {
      placeAnywhere(men, side, kind());
    }
  }

  /** Adds men that check a king as well as some that do not. */
  private void placeCheckers(Map<Square, Man> men, Side checked, int wanted) {
    placeAny(men, random.nextInt(6));
    for (int i = 0; i < TRIES; i++) {
      int checkers = attacks.checkers(Setup.of(men, checked), checked).size();
      if (checkers >= wanted) {
        return;
      }
      Map<Square, Man> more = new EnumMap<>(men);
      placeAnywhere(more, checked.opponent(), kind());
      if (attacks.checkers(Setup.of(more, checked), checked).size() > checkers) {
        men.putAll(more);
      }
    }
  }

  /** Adds a rook of a side on a line with the enemy king, and another of its men between. */
  private void placeBattery(Map<Square, Man> men, Side side) {
    Square king = Setup.of(men, side).squaresOf(new Man(side.opponent(), Kind.KING)).getFirst();
    int sign = random.nextBoolean() ? 1 : -1;
    int near = sign * random.nextInt(1, 6);
    int far = near + sign * random.nextInt(1, 4);
    boolean onFile = random.nextBoolean();
    on(king, onFile ? 0 : near, onFile ? near : 0).ifPresent(s -> place(men, side, kind(), s));
    on(king, onFile ? 0 : far, onFile ? far : 0).ifPresent(s -> place(men, side, Kind.ROOK, s));
  }

  private static Optional<Square> on(Square start, int dx, int dy) {
    return Square.at(start.file() + dx, start.rank() + dy);
  }

  /** Adds pawns of a side, each with an enemy man right before it. */
  private void placeBlockedPawns(Map<Square, Man> men, Side side, int count) {
    for (int i = 0; i < count; i++) {
      Square square = square();
      Square before = Square.at(square.file(), square.rank() + side.forward()).orElse(square);
      if (before != square && !men.containsKey(square) && !men.containsKey(before)) {
        place(men, side, Kind.PAWN, square);
        place(men, side.opponent(), kind(), before);
      }
    }
  }

  private void placeAnywhere(Map<Square, Man> men, Side side, Kind kind) {
    Square square = square();
    while (men.containsKey(square) || !mayStand(side, kind, square)) {
      square = square();
    }
    place(men, side, kind, square);
  }

  private static void place(Map<Square, Man> men, Side side, Kind kind, Square square) {
    if (mayStand(side, kind, square)) {
      men.putIfAbsent(square, new Man(side, kind));
    }
  }

  private static boolean mayStand(Side side, Kind kind, Square square) {
    return kind != Kind.PAWN || square.rank() != side.promotionRank();
  }

  private Set<Square> fresh(Map<Square, Man> men) {
    Set<Square> fresh = EnumSet.noneOf(Square.class);
    men.forEach(
        (square, man) -> {
          boolean promoted = square.rank() == man.side().promotionRank();
          if (man.kind() == Kind.FERZ && promoted && random.nextBoolean()) {
            fresh.add(square);
          }
        });
    return fresh;
  }

  private Side side() {
    return random.nextBoolean() ? Side.WHITE : Side.BLACK;
  }

  private Square square() {
    return Square.of(random.nextInt(64));
  }

  private Square corner() {
    return List.of(Square.A1, Square.H1, Square.A8, Square.H8).get(random.nextInt(4));
  }

  /** Returns any kind but the king. */
  private Kind kind() {
    List<Kind> kinds = new ArrayList<>(List.of(Kind.values()));
    kinds.remove(Kind.KING);
    return kinds.get(random.nextInt(kinds.size()));
  }
}
