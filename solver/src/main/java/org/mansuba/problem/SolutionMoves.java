package org.mansuba.problem;

import java.util.Optional;
import org.mansuba.rules.Position;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.legality.DiagramCheck;
import org.mansuba.rules.legality.Finding;
import org.mansuba.rules.play.Positions;
import org.mansuba.score.LegalPart;
import org.mansuba.score.Score;

/** Which moves a problem's diagram and rules allow its annotated tree to have. */
final class SolutionMoves {
  private SolutionMoves() {}

  /**
   * The position the tree's moves are played from; empty where the diagram cannot be played, so
   * that nothing tells which moves are legal.
   */
  static Optional<Position> position(Setup setup, RuleSet rules) {
    boolean playable = DiagramCheck.check(setup, rules).stream().noneMatch(Finding::isError);
    return playable ? Optional.of(Positions.of(setup, rules)) : Optional.empty();
  }

  /** What of a tree can stay with a diagram and rules. */
  static Score legal(Score score, Setup setup, RuleSet rules) {
    return score.lines().isEmpty()
        ? score
        : position(setup, rules).map(p -> LegalPart.of(score, p)).orElse(score);
  }
}
