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
 * Moves as they are printed: letters K, F, A, N and R, none for a pawn, {@code x} for a capture.
 *
 * <p>Where two men of a kind could go to the square, the file, else the rank, else both tell them
 * apart. A promotion names the new man ({@code a8F}), a swap both squares' men by the second square
 * ({@code K<->c3}). Behind the move stand {@code +} for check, {@code #} for mate, {@code =} for
 * stalemate, and the word {@code bare} or {@code both bare} where a baring ends the game.
 */
public final class MoveText {
  private MoveText() {}

  /**
   * A legal move of a position as text.
   *
   * @param position the position before the move; the same again afterwards
   * @param move the packed move
   */
  public static String write(Position position, int move) {
    Setup before = position.setup();
    if (Move.isSwap(move)) {
      return "K<->" + Square.of(Move.to(move)) + sign(position, move);
    }
    Square from = Square.of(Move.from(move));
    Square to = Square.of(Move.to(move));
    Kind kind = kindAt(before, from);
    boolean capture = before.at(to).isPresent();
    StringBuilder out = new StringBuilder();
    if (kind == Kind.PAWN) {
      out.append(capture ? fileOf(from) : "");
    } else {
      out.append(kind.letter()).append(distinction(position, before, move));
    }
    out.append(capture ? "x" : "").append(to);
    position.make(move);
    Kind after = kindAt(position.setup(), to);
    position.unmake();
    out.append(after == kind ? "" : String.valueOf(after.letter()));
    return out.append(sign(position, move)).toString();
  }

  /**
   * The packed legal move a text names, which may be in this form or in coordinates, and may tell
   * more than is needed.
   *
   * @throws NotationException if no legal move or more than one fits
   */
  public static int read(Position position, String text) {
    return new MoveReader(position, text).read();
  }

  /** The kind of the man on a square that is known to be occupied. */
  static Kind kindAt(Setup setup, Square square) {
    return setup.at(square).map(Man::kind).orElseThrow();
  }

  private static String fileOf(Square square) {
    return square.toString().substring(0, 1);
  }

  /** What must be told of the square a man comes from. */
  private static String distinction(Position position, Setup before, int move) {
    Square from = Square.of(Move.from(move));
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
          && Move.to(moves[i]) == Move.to(move)
          && before.at(other).equals(man)) {
        rivals = true;
        sameFile |= other.file() == from.file();
        sameRank |= other.rank() == from.rank();
      }
    }
    if (!rivals) {
      return "";
    }
    if (!sameFile) {
      return fileOf(from);
    }
    return sameRank ? from.toString() : from.toString().substring(1);
  }

  private static String sign(Position position, int move) {
    position.make(move);
    String check = position.inCheck() ? "+" : "";
    Ending ending = position.ending();
    position.unmake();
    return switch (ending) {
      case NONE -> check;
      case MATE -> "#";
      case STALEMATE, STALEMATE_DRAWN, STALEMATE_REVERSED -> "=";
      case BARE, BARE_UNANSWERED -> check + " bare";
      case BARE_BOTH -> check + " both bare";
    };
  }
}
