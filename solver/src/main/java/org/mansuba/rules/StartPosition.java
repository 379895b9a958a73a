package org.mansuba.rules;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.option.FirstMover;
import org.mansuba.rules.option.StartArray;

/** The starting position of a game. */
public final class StartPosition {
  private static final List<Kind> KINGS_ON_E =
      List.of(
          Kind.ROOK,
          Kind.KNIGHT,
          Kind.ALFIL,
          Kind.FERZ,
          Kind.KING,
          Kind.ALFIL,
          Kind.KNIGHT,
          Kind.ROOK);

  private StartPosition() {}

  /**
   * Returns the array under a rule set. If the first move is decided by lot, White has it; use
   * {@link Setup#withSideToMove} to give it to Black.
   */
  public static Setup of(RuleSet rules) {
    List<Kind> pieces = rules.array() == StartArray.KINGS_ON_E ? KINGS_ON_E : KINGS_ON_E.reversed();
    Map<Square, Man> men = new EnumMap<>(Square.class);
    for (Side side : Side.values()) {
      for (int file = 0; file < 8; file++) {
        int first = side.firstRank();
        men.put(Square.of(8 * first + file), new Man(side, pieces.get(file)));
        men.put(Square.of(8 * (first + side.forward()) + file), new Man(side, Kind.PAWN));
      }
    }
    return Setup.of(men, rules.firstMover() == FirstMover.BLACK ? Side.BLACK : Side.WHITE);
  }
}
