package org.mansuba.score;

import java.util.ArrayList;
import java.util.List;
import org.mansuba.rules.Position;

/** Removes illegal moves from a tree that was made for another diagram or other rules. */
public final class LegalPart {
  private LegalPart() {}

  /**
   * Returns the tree without illegal moves and their continuations; the same instance if all moves
   * are legal.
   *
   * @param position the diagram; restored afterwards
   */
  public static Score of(Score score, Position position) {
    List<ScoreNode> lines = legal(score.lines(), position);
    return lines.equals(score.lines()) ? score : new Score(score.annotation(), lines);
  }

  private static List<ScoreNode> legal(List<ScoreNode> siblings, Position position) {
    List<ScoreNode> kept = new ArrayList<>();
    for (ScoreNode node : siblings) {
      int move = node.move().packed();
      if (position.isLegal(move)) {
        position.make(move);
        kept.add(node.withChildren(legal(node.children(), position)));
        position.unmake();
      }
    }
    return kept;
  }
}
