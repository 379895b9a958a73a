package org.mansuba.studio.solve;

import java.util.List;
import org.mansuba.board.Side;
import org.mansuba.notation.LineText;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.plain.PlainPosition;

/** Moves of games from a problem's diagram as they are printed; played by the plain rules. */
public final class GameText {
  private final Problem problem;

  /** Prints moves of games from a diagram that can be played. */
  public GameText(Problem problem) {
    this.problem = problem;
  }

  /** A line from the diagram on, with numbers. */
  public String line(List<Move> line) {
    return LineText.write(diagram(), line);
  }

  /** A line after other moves, with numbers. */
  public String after(List<Move> before, List<Move> line) {
    Position position = diagram();
    before.forEach(move -> position.make(move.packed()));
    return LineText.write(position, line, ply(before.size()) / 2 + 1);
  }

  /** A move after others, with its number. */
  public String after(List<Move> before, Move move) {
    return after(before, List.of(move));
  }

  /** The number of the move after so many moves: {@code 4.} or {@code 4...}. */
  public String number(int plies) {
    return (ply(plies) / 2 + 1) + (ply(plies) % 2 == 0 ? "." : "...");
  }

  private int ply(int plies) {
    return plies + (problem.setup().toMove() == Side.WHITE ? 0 : 1);
  }

  private Position diagram() {
    return PlainPosition.of(problem.setup(), problem.rules());
  }
}
