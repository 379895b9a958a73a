package org.mansuba.analysis.published;

import java.util.Optional;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Square;
import org.mansuba.rules.Move;
import org.mansuba.rules.Setup;

/** Why a move that is printed cannot be played. */
public enum Fault {
  /** The game is over before it. */
  GAME_OVER,
  /** Nothing stands where it starts. */
  NO_MAN,
  /** The man that stands there is the other side's. */
  OTHER_SIDE,
  /** A man of the same side stands where it goes. */
  OCCUPIED,
  /** No man of that kind goes so. */
  GAIT,
  /** A man is in the way. */
  BLOCKED,
  /** A pawn goes diagonally where there is nothing to take. */
  NOTHING_TO_TAKE,
  /** The own king would be attacked after it. */
  KING_ATTACKED,
  /** An exchange of king and man that the rules do not allow here. */
  SWAP;

  /** Why a move is not legal in a position where the game goes on. */
  static Fault of(Setup setup, Move move) {
    Optional<Man> man = setup.at(move.from());
    if (man.isEmpty()) {
      return NO_MAN;
    }
    if (man.get().side() != setup.toMove()) {
      return OTHER_SIDE;
    }
    if (move.manner() == Move.Manner.SWAP) {
      return SWAP;
    }
    Optional<Man> target = setup.at(move.to());
    if (target.filter(t -> t.side() == setup.toMove()).isPresent()) {
      return OCCUPIED;
    }
    return of(setup, man.get(), move);
  }

  private static Fault of(Setup setup, Man man, Move move) {
    int dx = move.to().file() - move.from().file();
    int dy = move.to().rank() - move.from().rank();
    if (man.kind() == Kind.PAWN) {
      boolean forward = dy == man.side().forward() && Math.abs(dx) <= 1;
      boolean takes = setup.at(move.to()).isPresent();
      if (forward && dx == 0 && takes) {
        return BLOCKED;
      }
      if (forward && dx != 0 && !takes) {
        return NOTHING_TO_TAKE;
      }
      return forward ? KING_ATTACKED : GAIT;
    }
    if (!goes(man.kind(), Math.abs(dx), Math.abs(dy))) {
      return GAIT;
    }
    return man.kind() == Kind.ROOK && isBlocked(setup, move) ? BLOCKED : KING_ATTACKED;
  }

  private static boolean goes(Kind kind, int dx, int dy) {
    return switch (kind) {
      case KING -> Math.max(dx, dy) == 1;
      case FERZ -> dx == 1 && dy == 1;
      case ALFIL -> dx == 2 && dy == 2;
      case KNIGHT -> dx * dy == 2;
      case ROOK -> dx == 0 || dy == 0;
      case PAWN -> false;
    };
  }

  private static boolean isBlocked(Setup setup, Move move) {
    int dx = Integer.signum(move.to().file() - move.from().file());
    int dy = Integer.signum(move.to().rank() - move.from().rank());
    Optional<Square> square = Square.at(move.from().file() + dx, move.from().rank() + dy);
    while (square.isPresent() && square.get() != move.to()) {
      if (setup.at(square.get()).isPresent()) {
        return true;
      }
      square = Square.at(square.get().file() + dx, square.get().rank() + dy);
    }
    return false;
  }
}
