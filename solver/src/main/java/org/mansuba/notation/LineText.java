package org.mansuba.notation;

import java.util.List;
import org.mansuba.board.Side;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;

/**
 * Lines of play as they are printed, with numbers: {@code 1.Ne5+ Ke4 2.Re2+} if White begins,
 * {@code 1...Nh5+ 2.Kg2 Nh4+} if Black does. Each side's moves are counted from the first number
 * on, so that the last number of a win is its length whichever side attacks and begins.
 */
public final class LineText {
  private LineText() {}

  /**
   * A line of legal moves, numbered from 1.
   *
   * @param position the position before the first move; the same again afterwards
   * @param line the moves, possibly none
   */
  public static String write(Position position, List<Move> line) {
    return write(position, line, 1);
  }

  /**
   * A line of legal moves.
   *
   * @param position the position before the first move; the same again afterwards
   * @param line the moves, possibly none
   * @param firstNumber the number of the first move; where the defender begins as Black, 0 makes
   *     the numbers those of the attacker's moves
   * @throws NotationException if a move is not legal; the position is as before
   */
  public static String write(Position position, List<Move> line, int firstNumber) {
    return write(position, line, firstNumber, MoveFormat.STANDARD);
  }

  /**
   * A line of legal moves, printed in some way.
   *
   * @param position the position before the first move; the same again afterwards
   * @param line the moves, possibly none
   * @param firstNumber the number of the first move
   * @param format how the moves are printed
   * @throws NotationException if a move is not legal; the position is as before
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
              "move %d of the line, %s, is not legal".formatted(made + 1, move));
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
