package org.mansuba.problem;

import java.util.Optional;
import org.mansuba.rules.Position;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.legality.DiagramCheck;
import org.mansuba.rules.play.Positions;
import org.mansuba.score.LegalPart;
import org.mansuba.score.Score;

/** Applies a problem's diagram and rules to its solution tree. */
final class SolutionMoves {
  private SolutionMoves() {}

  /**
   * Returns the position the tree starts from; empty if the diagram is not playable, so that
   * legality is undefined.
   */
  static Optional<Position> position(Setup setup, RuleSet rules) {
    return DiagramCheck.isPlayable(setup, rules)
        ? Optional.of(Positions.of(setup, rules))
        : Optional.empty();
  }

  /** Returns the part of a tree that is legal with a diagram and rules. */
  static Score legal(Score score, Setup setup, RuleSet rules) {
    return score.lines().isEmpty()
        ? score
        : position(setup, rules).map(p -> LegalPart.of(score, p)).orElse(score);
  }
}
