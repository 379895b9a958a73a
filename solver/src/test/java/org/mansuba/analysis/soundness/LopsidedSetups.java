package org.mansuba.analysis.soundness;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.plain.Attacks;

/**
 * Diagrams of 4 to 10 men in which the side to move is the stronger one and the other king has
 * little room, so that short wins are common. The same for the same seed.
 */
final class LopsidedSetups {
  private static final List<Kind> STRONG = List.of(Kind.ROOK, Kind.ROOK, Kind.KNIGHT, Kind.FERZ);
  private static final List<Kind> ANY =
      List.of(Kind.PAWN, Kind.ALFIL, Kind.FERZ, Kind.KNIGHT, Kind.PAWN, Kind.ROOK);

  private LopsidedSetups() {}

  static Setup of(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    while (true) {
      Side mover = random.nextBoolean() ? Side.WHITE : Side.BLACK;
      Map<Square, Man> men = new EnumMap<>(Square.class);
      men.put(edge(random), new Man(mover.opponent(), Kind.KING));
      add(men, random, mover, Kind.KING);
      for (int i = random.nextInt(1, 4); i > 0; i--) {
        add(men, random, mover, STRONG.get(random.nextInt(STRONG.size())));
      }
      for (int i = random.nextInt(1, 6); i > 0; i--) {
        Side side = random.nextInt(3) == 0 ? mover : mover.opponent();
        add(men, random, side, ANY.get(random.nextInt(ANY.size())));
      }
      Setup setup = Setup.of(men, mover);
      boolean playable =
          men.size() >= 4
              && setup.squaresOf(new Man(mover, Kind.KING)).size() == 1
              && new Attacks(RuleSet.STANDARD).checkers(setup, mover.opponent()).isEmpty();
      if (playable) {
        return setup;
      }
    }
  }

  private static Square edge(SplittableRandom random) {
    int along = random.nextInt(8);
    return Square.of(random.nextBoolean() ? along * 8 : 56 + along);
  }

  private static void add(Map<Square, Man> men, SplittableRandom random, Side side, Kind kind) {
    Square square = Square.of(random.nextInt(64));
    boolean mayStand = kind != Kind.PAWN || (square.rank() > 0 && square.rank() < 7);
    if (mayStand) {
      men.putIfAbsent(square, new Man(side, kind));
    }
  }
}
