package org.mansuba.notation;

import java.util.Optional;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Square;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.Setup;

/**
 * The parts of a legal move in its position, ready to print in any format.
 *
 * @param kind the kind of the moving man; the king in a swap
 * @param move its squares
 * @param act whether it captures or swaps
 * @param becomes the kind of the man afterwards; differs from {@code kind} only if a pawn promotes
 * @param distinction what distinguishes the move from others by men of the same kind: nothing, the
 *     file, the rank, or the square it leaves
 * @param check whether it gives check
 * @param ending the ending after the move, from the point of view of the side then to move
 */
public record MoveParts(
    Kind kind, Move move, Act act, Kind becomes, String distinction, Check check, Ending ending) {
  /** What a move does to other men. */
  public enum Act {
    /** Nothing. */
    QUIET,
    /** It captures one. */
    CAPTURE,
    /** It swaps with one of its own side. */
    SWAP
  }

  /** Whether the move gives check. */
  public enum Check {
    /** It does not. */
    NONE,
    /** It does. */
    GIVEN
  }

  /**
   * Returns the parts of a legal move.
   *
   * @param position the position before the move; restored afterwards
   * @param packed the packed move
   */
  public static MoveParts of(Position position, int packed) {
    Setup before = position.setup();
    Move move = Move.of(packed);
    boolean swap = Move.isSwap(packed);
    Kind kind = kindAt(before, move.from());
    Act act = swap ? Act.SWAP : before.at(move.to()).isPresent() ? Act.CAPTURE : Act.QUIET;
    String distinction = swap || kind == Kind.PAWN ? "" : distinction(position, before, move);
    position.make(packed);
    Kind becomes = swap ? kind : kindAt(position.setup(), move.to());
    Check check = position.inCheck() ? Check.GIVEN : Check.NONE;
    Ending ending = position.ending();
    position.unmake();
    return new MoveParts(kind, move, act, becomes, distinction, check, ending);
  }

  /** Returns whether a pawn promotes. */
  public boolean isPromotion() {
    return becomes != kind;
  }

  /** Returns the kind of the man on a square, which must be occupied. */
  static Kind kindAt(Setup setup, Square square) {
    return setup.at(square).map(Man::kind).orElseThrow();
  }

  private static String distinction(Position position, Setup before, Move move) {
    Square from = move.from();
    Optional<Man> man = before.at(from);
    boolean rivals = false;
    boolean sameFile = false;
    boolean sameRank = false;
    int[] moves = new int[Position.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    for (int i = 0; i < end; i++) {
      Square other = Square.of(Move.from(moves[i]));
      if (other != from
          && !Move.isSwap(moves[i])
          && Square.of(Move.to(moves[i])) == move.to()
          && before.at(other).equals(man)) {
        rivals = true;
        sameFile |= other.file() == from.file();
        sameRank |= other.rank() == from.rank();
      }
    }
    String name = from.toString();
    if (!rivals) {
      return "";
    }
    if (!sameFile) {
      return name.substring(0, 1);
    }
    return sameRank ? name : name.substring(1);
  }
}
