package org.mansuba.cli.inspect;

import java.util.List;
import java.util.stream.Collectors;
import org.mansuba.notation.MoveFormat;
import org.mansuba.problem.Problem;
import org.mansuba.problem.PublishedLine;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.legality.DiagramCheck;
import org.mansuba.rules.plain.PlainPosition;
import org.mansuba.words.MovePrinter;

/** Prints a published line as moves as far as it is legal. */
final class PublishedText {
  private PublishedText() {}

  static String write(Problem problem, PublishedLine line) {
    return "Published: " + moves(problem, line.moves()) + note(line);
  }

  private static String note(PublishedLine line) {
    return line.note().isEmpty() ? "" : " (" + line.note() + ")";
  }

  private static String moves(Problem problem, List<Move> moves) {
    int legal = legalMoves(problem, moves);
    String rest = coordinates(moves.subList(legal, moves.size()));
    if (legal == 0) {
      return rest;
    }
    String text = new MovePrinter(problem, MoveFormat.STANDARD).line(moves.subList(0, legal));
    return rest.isEmpty() ? text : text + " and then, illegal, " + rest;
  }

  private static int legalMoves(Problem problem, List<Move> moves) {
    if (!DiagramCheck.isPlayable(problem.setup(), problem.rules())) {
      return 0;
    }
    Position position = PlainPosition.of(problem.setup(), problem.rules());
    int legal = 0;
    while (legal < moves.size() && position.isLegal(moves.get(legal).packed())) {
      position.make(moves.get(legal).packed());
      legal++;
    }
    return legal;
  }

  private static String coordinates(List<Move> moves) {
    return moves.stream().map(Move::toString).collect(Collectors.joining(" "));
  }
}
