package org.mansuba.cli;

import java.util.List;
import org.mansuba.board.Side;
import org.mansuba.notation.LineText;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Move;
import org.mansuba.rules.plain.PlainPosition;

/** Lines of a problem with numbers that count the attacker's moves, told by the plain rules. */
final class NumberedLine {
  private NumberedLine() {}

  /** Legal moves from a problem's diagram on, with numbers. */
  static String write(Problem problem, List<Move> moves) {
    boolean blackDefendsFirst =
        problem.setup().toMove() == Side.BLACK && problem.stipulation().attacker() == Side.WHITE;
    PlainPosition position = PlainPosition.of(problem.setup(), problem.rules());
    return LineText.write(position, moves, blackDefendsFirst ? 0 : 1);
  }
}
