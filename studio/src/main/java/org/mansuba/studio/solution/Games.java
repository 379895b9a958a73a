package org.mansuba.studio.solution;

import java.util.List;
import java.util.Optional;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.legality.DiagramCheck;
import org.mansuba.rules.play.Positions;

/**
 * The games that can be played from a problem's diagram, in its score or beside it. Immutable.
 *
 * @param problem the problem
 */
record Games(Problem problem) {
  /** Whether the diagram can be played at all. */
  boolean isPlayable() {
    return DiagramCheck.isPlayable(problem.setup(), problem.rules());
  }

  /** The diagram of a game that is about to begin. */
  Position begin() {
    return Positions.of(problem.setup(), problem.rules());
  }

  /** The position after legal moves. */
  Position after(List<Move> moves) {
    Position position = begin();
    moves.forEach(move -> position.make(move.packed()));
    return position;
  }

  /** Where a reader stands after legal moves; the diagram alone where it cannot be played. */
  Standing standing(List<Move> moves) {
    return isPlayable()
        ? Standing.at(after(moves), last(moves))
        : Standing.unplayable(problem.setup());
  }

  /** Whether all of some moves can be played one behind the other. */
  boolean areLegal(List<Move> moves) {
    Position position = begin();
    for (Move move : moves) {
      if (!position.isLegal(move.packed())) {
        return false;
      }
      position.make(move.packed());
    }
    return true;
  }

  private static Optional<Move> last(List<Move> moves) {
    return moves.isEmpty() ? Optional.empty() : Optional.of(moves.getLast());
  }
}
