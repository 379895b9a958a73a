package org.mansuba.words;

import java.util.ArrayList;
import java.util.List;
import org.mansuba.board.Side;
import org.mansuba.notation.LineText;
import org.mansuba.notation.MoveFormat;
import org.mansuba.notation.MoveParts;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.plain.PlainPosition;

/**
 * Prints moves of one problem, played by the plain rules. The numbers are those of the attacker's
 * moves.
 */
public final class MovePrinter {
  private final Problem problem;
  private final MoveFormat format;

  /** Prints moves of a problem, whose diagram must be playable. */
  public MovePrinter(Problem problem, MoveFormat format) {
    this.problem = problem;
    this.format = format;
  }

  /** The problem's position, the diagram. */
  public Position diagram() {
    return PlainPosition.of(problem.setup(), problem.rules());
  }

  /** The number of the first move. */
  public int firstNumber() {
    boolean blackDefendsFirst =
        problem.setup().toMove() == Side.BLACK && problem.stipulation().attacker() == Side.WHITE;
    return blackDefendsFirst ? 0 : 1;
  }

  /** A line from the diagram on. */
  public String line(List<Move> moves) {
    return LineText.write(diagram(), moves, firstNumber(), format);
  }

  /** A legal move after others from the diagram on, with its number: {@code 4.Nf3+}. */
  public String after(List<Move> path, Move move) {
    return after(path, List.of(move));
  }

  /** A legal line after other moves from the diagram on. */
  public String after(List<Move> path, List<Move> line) {
    Position position = diagram();
    int number = firstNumber();
    for (Move before : path) {
      position.make(before.packed());
      number += position.sideToMove() == Side.WHITE ? 1 : 0;
    }
    return LineText.write(position, line, number, format);
  }

  /** A move that may be illegal, by its squares, at a ply of a line, from 1. */
  public String bySquares(int ply, Move move) {
    Side first = problem.setup().toMove();
    Side side = ply % 2 == 1 ? first : first.opponent();
    int number = firstNumber() + (ply - (first == Side.WHITE ? 1 : 0)) / 2;
    return number + (side == Side.WHITE ? "." : "...") + move;
  }

  /** Moves a side would have after others if it were its turn once more, without numbers. */
  public List<String> afterPass(List<Move> path, List<Move> moves) {
    Position position = diagram();
    path.forEach(move -> position.make(move.packed()));
    Side other = position.sideToMove().opponent();
    Position passed = PlainPosition.of(position.setup().withSideToMove(other), problem.rules());
    List<String> texts = new ArrayList<>();
    for (Move move : moves) {
      texts.add(format.write(MoveParts.of(passed, move.packed())));
    }
    return texts;
  }

  /**
   * A move and its answers if the other side began in the diagram, numbered 1. An answer of Black
   * shares the number of White's move before it, which is not repeated.
   */
  public List<String> setPlay(Move move, List<Move> answers) {
    Side other = problem.setup().toMove().opponent();
    Position position = PlainPosition.of(problem.setup().withSideToMove(other), problem.rules());
    List<String> texts = new ArrayList<>();
    texts.add(LineText.write(position, List.of(move), 1, format));
    position.make(move.packed());
    String number = position.sideToMove() == Side.WHITE ? "2." : "";
    for (Move answer : answers) {
      texts.add(number + format.write(MoveParts.of(position, answer.packed())));
    }
    return texts;
  }
}
