package org.mansuba.cli.output;

import java.util.List;
import org.mansuba.board.Side;
import org.mansuba.notation.LineText;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Move;
import org.mansuba.rules.plain.PlainPosition;

/** Lines of a problem with numbers that count the attacker's moves, told by the plain rules. */
public final class NumberedLine {
  private NumberedLine() {}

  /** Legal moves from a problem's diagram on, with numbers. */
  public static String write(Problem problem, List<Move> moves) {
    PlainPosition position = PlainPosition.of(problem.setup(), problem.rules());
    return LineText.write(position, moves, firstNumber(problem));
  }

  /** A legal move after a legal line from a problem's diagram, with its number: 4.Nf3+. */
  public static String move(Problem problem, List<Move> path, Move move) {
    PlainPosition position = PlainPosition.of(problem.setup(), problem.rules());
    int number = firstNumber(problem);
    for (Move earlier : path) {
      number += position.sideToMove() == Side.BLACK ? 1 : 0;
      position.make(earlier.packed());
    }
    return LineText.write(position, List.of(move), number);
  }

  /** The number of the first move, so that numbers are those of the attacker's moves. */
  private static int firstNumber(Problem problem) {
    boolean blackDefendsFirst =
        problem.setup().toMove() == Side.BLACK && problem.stipulation().attacker() == Side.WHITE;
    return blackDefendsFirst ? 0 : 1;
  }
}
