package org.mansuba.analysis.soundness;

import org.mansuba.board.Side;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.search.Bounds;

/** Draws the verdict from what is proved of the first moves. */
final class Conclusion {
  private Conclusion() {}

  /**
   * The verdict.
   *
   * @param toMove the side to move in the diagram
   */
  static Soundness of(Stipulation stipulation, Side toMove, FirstMoves first) {
    Bounds bounds = first.bounds();
    int asked = stipulation.moves();
    if (bounds.noneIn() >= Math.min(asked, Stipulation.MAX_MOVES)) {
      return new Soundness.NoSolution(Math.min(asked, bounds.noneIn()));
    }
    boolean limited = stipulation.limit().isPresent() && !stipulation.isExact();
    if (limited && bounds.hasWin() && bounds.winIn() < asked) {
      return new Soundness.ShortSolution(bounds.winIn(), bounds.noneIn());
    }
    if (!bounds.isExact()) {
      return new Soundness.Undecided(bounds);
    }
    int moves = bounds.winIn();
    if (toMove != stipulation.attacker()) {
      return new Soundness.Sound(moves);
    }
    if (first.keys().size() > 1) {
      return new Soundness.Cooked(moves);
    }
    return first.within() >= moves ? new Soundness.Sound(moves) : new Soundness.Undecided(bounds);
  }
}
