package org.mansuba.notation;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.Setup;

/** Random diagrams, the same in every run, of any density and with some fresh ferzes. */
final class RandomDiagrams {
  private static final List<Kind> KINDS = List.of(Kind.values());

  private RandomDiagrams() {}

  static Stream<Setup> of(long seed, int count) {
    SplittableRandom random = new SplittableRandom(seed);
    return Stream.generate(() -> next(random)).limit(count);
  }

  private static Setup next(SplittableRandom random) {
    int percent = random.nextInt(101);
    Map<Square, Man> men = new EnumMap<>(Square.class);
    Set<Square> fresh = EnumSet.noneOf(Square.class);
    for (Square square : Square.values()) {
      if (random.nextInt(100) < percent) {
        Man man = new Man(side(random), KINDS.get(random.nextInt(KINDS.size())));
        men.put(square, man);
        if (man.kind() == Kind.FERZ && random.nextInt(4) == 0) {
          fresh.add(square);
        }
      }
    }
    return new Setup(men, side(random), fresh);
  }

  private static Side side(SplittableRandom random) {
    return random.nextInt(2) == 0 ? Side.WHITE : Side.BLACK;
  }
}
