package org.mansuba.cli;

import java.util.List;
import java.util.stream.Collectors;
import org.mansuba.board.Side;
import org.mansuba.notation.LineText;
import org.mansuba.problem.Problem;
import org.mansuba.problem.PublishedLine;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.plain.PlainPosition;

/** A published line as printed moves, as far as they are legal. */
final class PublishedText {
  private PublishedText() {}

  static String write(Problem problem, PublishedLine line) {
    return "Published: " + moves(problem, line.moves()) + note(line);
  }

  private static String note(PublishedLine line) {
    return line.note().isEmpty() ? "" : " (" + line.note() + ")";
  }

  private static String moves(Problem problem, List<Move> moves) {
    Position position;
    try {
      position = PlainPosition.of(problem.setup(), problem.rules());
    } catch (IllegalArgumentException unplayable) {
      return coordinates(moves);
    }
    int legal = legalMoves(PlainPosition.of(problem.setup(), problem.rules()), moves);
    String text = LineText.write(position, moves.subList(0, legal), firstNumber(problem));
    return legal == moves.size()
        ? text
        : text + " and then, illegal, " + coordinates(moves.subList(legal, moves.size()));
  }

  private static int legalMoves(Position position, List<Move> moves) {
    int legal = 0;
    for (Move move : moves) {
      if (!position.isLegal(move.packed())) {
        break;
      }
      position.make(move.packed());
      legal++;
    }
    return legal;
  }

  /** The number of a line's first move, such that numbers count the attacker's moves. */
  static int firstNumber(Problem problem) {
    boolean blackDefendsFirst =
        problem.setup().toMove() == Side.BLACK && problem.stipulation().attacker() == Side.WHITE;
    return blackDefendsFirst ? 0 : 1;
  }

  private static String coordinates(List<Move> moves) {
    return moves.stream().map(Move::toString).collect(Collectors.joining(" "));
  }
}
