package org.mansuba.score;

import java.util.ArrayList;
import java.util.List;
import org.mansuba.rules.Position;

/** Takes the illegal moves out of a tree, for a diagram or rules it was not made for. */
public final class LegalPart {
  private LegalPart() {}

  /**
   * The tree without the moves that are not legal and all that follows them; the same tree if all
   * are.
   *
   * @param position the diagram; the same again afterwards
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
