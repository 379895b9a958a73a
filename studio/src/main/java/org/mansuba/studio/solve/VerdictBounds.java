package org.mansuba.studio.solve;

import org.mansuba.search.Bounds;
import org.mansuba.search.Verdict;

/** What a verdict says about the length of the win. */
final class VerdictBounds {
  private VerdictBounds() {}

  /**
   * The bounds of a verdict.
   *
   * @param before those known before, kept where the verdict has none
   */
  static Bounds of(Verdict verdict, Bounds before) {
    return switch (verdict) {
      case Verdict.ShortestWin(int moves) -> new Bounds(Math.max(0, moves - 1), moves);
      case Verdict.Win(int moves, int noneIn) -> new Bounds(noneIn, moves);
      case Verdict.NoWinWithin(int moves) -> new Bounds(moves, Bounds.UNKNOWN);
      case Verdict.Undecided(int noneIn) -> new Bounds(noneIn, Bounds.UNKNOWN);
      case Verdict.NoWin() -> before;
    };
  }
}
