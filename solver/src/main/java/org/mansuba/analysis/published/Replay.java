package org.mansuba.analysis.published;

import java.util.List;
import java.util.Optional;
import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.proof.Judge;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.plain.PlainPosition;

/** Plays a line by the plain rules, as far as it can be played. Belongs to one thread. */
final class Replay {
  private final Position position;
  private final List<Move> line;
  private int played;

  private Replay(Problem problem, List<Move> line) {
    this.position = PlainPosition.of(problem.setup(), problem.rules());
    this.line = line;
  }

  /** A line played as far as it goes. */
  static Replay of(Problem problem, List<Move> line) {
    Replay replay = new Replay(problem, line);
    replay.play();
    return replay;
  }

  /** How many moves could be played. */
  int played() {
    return played;
  }

  /** How the game stands after the last of them. */
  Ending ending() {
    return position.ending();
  }

  /** Whether the attacker has reached the goal then. */
  boolean reaches(Stipulation stipulation) {
    return new Judge(stipulation).isGoal(position);
  }

  /** The first move that could not be played, if there is one. */
  Optional<IllegalMove> illegal() {
    if (played == line.size()) {
      return Optional.empty();
    }
    Move move = line.get(played);
    Fault fault = position.ending().isOver() ? Fault.GAME_OVER : Fault.of(position.setup(), move);
    return Optional.of(new IllegalMove(played + 1, move, fault, position.setup()));
  }

  private void play() {
    while (played < line.size()
        && !position.ending().isOver()
        && position.isLegal(line.get(played).packed())) {
      position.make(line.get(played++).packed());
    }
  }
}
