package org.mansuba.studio;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.plain.PlainPosition;
import org.mansuba.score.NodePath;
import org.mansuba.score.Placed;
import org.mansuba.score.Score;

/** Grows large trees of legal moves, the same ones every time. */
final class LargeTree {
  private final Problem problem;
  private final SplittableRandom random = new SplittableRandom(560);

  private LargeTree(Problem problem) {
    this.problem = problem;
  }

  /**
   * A problem with a score of at least {@code size} moves: a long line, and variations that leave
   * it.
   */
  static Problem of(Problem problem, int size) {
    LargeTree tree = new LargeTree(problem);
    Score score = Score.EMPTY;
    NodePath from = NodePath.ROOT;
    while (score.size() < size) {
      Placed placed = tree.walk(score, from);
      score = placed.score();
      NodePath main = score.end(NodePath.ROOT);
      from = NodePath.ROOT;
      for (int steps = tree.random.nextInt(main.depth()); steps > 0; steps--) {
        from = from.child(0);
      }
    }
    return problem.withSolution(score);
  }

  private Placed walk(Score score, NodePath from) {
    Position position = PlainPosition.of(problem.setup(), problem.rules());
    score.moves(from).forEach(move -> position.make(move.packed()));
    List<Move> line = new ArrayList<>();
    int[] moves = new int[Position.MAX_MOVES];
    while (line.size() < 30 && !position.ending().isOver()) {
      int move = moves[random.nextInt(position.legalMoves(moves, 0))];
      line.add(Move.of(move));
      position.make(move);
    }
    return score.play(from, line);
  }
}
