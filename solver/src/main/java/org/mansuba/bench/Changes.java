package org.mansuba.bench;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.legality.DiagramCheck;
import org.mansuba.rules.play.Positions;

/**
 * Random changes for a composer: a man added or removed, another kind, another square, or a move of
 * each side taken back. The result may be an illegal diagram. Confined to one thread.
 */
final class Changes {
  private static final int FEWEST_MEN = 6;
  private static final int MOST_MEN = 20;

  private final SplittableRandom random;

  Changes(long seed) {
    random = new SplittableRandom(seed);
  }

  /** Returns men to start with. */
  Map<Square, Man> beginning() {
    Map<Square, Man> men = new EnumMap<>(Square.class);
    men.put(square(), new Man(Side.WHITE, Kind.KING));
    put(men, new Man(Side.BLACK, Kind.KING));
    int count = random.nextInt(FEWEST_MEN, MOST_MEN + 1);
    while (men.size() < count) {
      put(men, man());
    }
    return men;
  }

  /** Returns a copy with one random change. */
  Map<Square, Man> change(Map<Square, Man> men) {
    if (random.nextInt(3) == 0) {
      return movesBefore(men);
    }
    Map<Square, Man> changed = new EnumMap<>(men);
    List<Map.Entry<Square, Man>> all = List.copyOf(men.entrySet());
    Map.Entry<Square, Man> chosen = all.get(random.nextInt(all.size()));
    Square square = chosen.getKey();
    Man man = chosen.getValue();
    boolean king = man.kind() == Kind.KING;
    switch (random.nextInt(4)) {
      case 0 -> {
        if (men.size() < MOST_MEN) {
          put(changed, man());
        }
      }
      case 1 -> {
        if (!king && men.size() > FEWEST_MEN) {
          changed.remove(square);
        }
      }
      case 2 -> {
        if (!king) {
          changed.put(square, man());
        }
      }
      default -> {
        changed.remove(square);
        put(changed, man);
      }
    }
    return changed;
  }

  /**
   * Returns the men after taking back a move of each side, as far as possible: a problem grows from
   * its end.
   */
  private Map<Square, Man> movesBefore(Map<Square, Man> men) {
    Map<Square, Man> before = new EnumMap<>(men);
    for (Side side : List.of(Side.BLACK, Side.WHITE)) {
      Setup setup = Setup.of(before, side);
      if (DiagramCheck.check(setup, RuleSet.STANDARD).isEmpty()) {
        takeBack(before, setup);
      }
    }
    return before;
  }

  /**
   * Takes back a move. Except for pawns, a man that may move between two empty squares may also
   * have come that way.
   */
  private void takeBack(Map<Square, Man> men, Setup setup) {
    int[] moves = new int[Position.MAX_MOVES];
    int count = Positions.of(setup, RuleSet.STANDARD).legalMoves(moves, 0);
    if (count == 0) {
      return;
    }
    int move = moves[random.nextInt(count)];
    Square from = Square.of(Move.from(move));
    Square to = Square.of(Move.to(move));
    Optional<Man> man = setup.at(from).filter(m -> m.kind() != Kind.PAWN);
    if (man.isPresent() && setup.at(to).isEmpty()) {
      men.remove(from);
      men.put(to, man.get());
    }
  }

  private void put(Map<Square, Man> men, Man man) {
    Square square = square();
    while (men.containsKey(square)) {
      square = square();
    }
    men.put(square, man);
  }

  private Man man() {
    Kind[] kinds = Kind.values();
    Kind kind = kinds[random.nextInt(kinds.length)];
    // White is to win and so gets more men.
    Side side = random.nextInt(5) < 3 ? Side.WHITE : Side.BLACK;
    return new Man(side, kind == Kind.KING ? Kind.PAWN : kind);
  }

  private Square square() {
    return Square.of(random.nextInt(Square.values().length));
  }
}
