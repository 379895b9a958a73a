package org.mansuba.notation;

import java.util.List;
import org.mansuba.board.Side;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;

/**
 * Prints numbered lines of play: {@code 1.Ne5+ Ke4 2.Re2+} if White begins, {@code 1...Nh5+ 2.Kg2
 * Nh4+} if Black does. A move number counts the first player's moves, so the last number of a win
 * is its length, whichever side attacks.
 */
public final class LineText {
  private LineText() {}

  /**
   * Returns a line of legal moves, numbered from 1.
   *
   * @param position the position before the first move; restored afterwards
   * @param line the moves, possibly none
   */
  public static String write(Position position, List<Move> line) {
    return write(position, line, 1);
  }

  /**
   * Returns a line of legal moves.
   *
   * @param position the position before the first move; restored afterwards
   * @param line the moves, possibly none
   * @param firstNumber the number of the first move; if the defender begins as Black, use 0 to
   *     number the attacker's moves
   * @throws NotationException if a move is illegal; the position is restored
   */
  public static String write(Position position, List<Move> line, int firstNumber) {
    return write(position, line, firstNumber, MoveFormat.STANDARD);
  }

  /**
   * Returns a line of legal moves in a given move format.
   *
   * @param position the position before the first move; restored afterwards
   * @param line the moves, possibly none
   * @param firstNumber the number of the first move
   * @param format the move format
   * @throws NotationException if a move is illegal; the position is restored
   */
  public static String write(
      Position position, List<Move> line, int firstNumber, MoveFormat format) {
    StringBuilder out = new StringBuilder();
    int number = firstNumber;
    int made = 0;
    try {
      for (Move move : line) {
        boolean white = position.sideToMove() == Side.WHITE;
        out.append(out.isEmpty() ? "" : " ");
        out.append(white ? number + "." : made == 0 ? number + "..." : "");
        if (!position.isLegal(move.packed())) {
          throw new NotationException(
              "move %d of the line, %s, is illegal".formatted(made + 1, move));
        }
        out.append(format.write(MoveParts.of(position, move.packed())));
        position.make(move.packed());
        made++;
        number += white ? 0 : 1;
      }
    } finally {
      for (; made > 0; made--) {
        position.unmake();
      }
    }
    return out.toString();
  }
}
