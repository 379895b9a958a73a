package org.mansuba.studio.solution;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.Setup;

/**
 * A reader's place in a game. Immutable.
 *
 * @param setup the diagram there
 * @param moves the legal moves there; none if the game is over, or cannot be played
 * @param ending whether and how the game is over
 * @param lastMove the move that led there
 */
public record Standing(Setup setup, List<Move> moves, Ending ending, Optional<Move> lastMove) {
  /** Copies the list. */
  public Standing {
    moves = List.copyOf(moves);
  }

  /** At a diagram that cannot be played. */
  static Standing unplayable(Setup setup) {
    return new Standing(setup, List.of(), Ending.NONE, Optional.empty());
  }

  /** In a position to which a move has led. */
  static Standing at(Position position, Optional<Move> lastMove) {
    Ending ending = position.ending();
    List<Move> moves = new ArrayList<>();
    if (!ending.isOver()) {
      int[] packed = new int[Position.MAX_MOVES];
      int end = position.legalMoves(packed, 0);
      for (int i = 0; i < end; i++) {
        moves.add(Move.of(packed[i]));
      }
    }
    return new Standing(position.setup(), moves, ending, lastMove);
  }
}
