package org.mansuba.export.sheet;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.mansuba.rules.Move;
import org.mansuba.score.Annotation;
import org.mansuba.score.Glyph;
import org.mansuba.score.Score;
import org.mansuba.score.ScoreNode;

/** Lays the author's annotated tree over one that was worked out. */
public final class Overlay {
  private Overlay() {}

  /**
   * Merges two trees: the author's moves and remarks first, then what only the other tree has.
   * Comments in different languages are kept side by side; in one language the author's is kept.
   * This program's own earlier remarks on cut variations are not treated as the author's, except
   * where it cannot have written them: on a move that has successors in the author's tree, or that
   * ends the line in the other tree too.
   */
  public static Score of(Score author, Score other) {
    return new Score(
        merged(author.annotation(), other.annotation(), author.annotation().comments()),
        merged(author.lines(), other.lines()));
  }

  private static List<ScoreNode> merged(List<ScoreNode> author, List<ScoreNode> other) {
    Map<Move, ScoreNode> rest = new LinkedHashMap<>();
    other.forEach(node -> rest.put(node.move(), node));
    List<ScoreNode> nodes = new ArrayList<>();
    for (ScoreNode node : author) {
      ScoreNode twin = rest.remove(node.move());
      nodes.add(
          twin == null
              ? node
              : new ScoreNode(
                  node.move(),
                  merged(node.annotation(), twin.annotation(), comments(node, twin)),
                  merged(node.children(), twin.children())));
    }
    nodes.addAll(rest.values());
    return nodes;
  }

  /**
   * Both annotations in one.
   *
   * @param kept those of the author's comments that are his own
   */
  private static Annotation merged(Annotation author, Annotation other, Map<String, String> kept) {
    Annotation both = author;
    for (Glyph glyph : other.glyphs()) {
      boolean judged = author.glyphs().stream().anyMatch(g -> g.family() == glyph.family());
      both = judged ? both : both.with(glyph);
    }
    Map<String, String> comments = new LinkedHashMap<>(other.comments());
    comments.putAll(kept);
    return new Annotation(
        comments,
        both.glyphs(),
        Stream.concat(author.arrows().stream(), other.arrows().stream()).toList(),
        Stream.concat(author.squares().stream(), other.squares().stream()).toList());
  }

  /** The author's comments on a move, without those of this program on an earlier printing. */
  private static Map<String, String> comments(ScoreNode author, ScoreNode twin) {
    Map<String, String> comments = new LinkedHashMap<>(author.annotation().comments());
    comments.entrySet().removeIf(entry -> CutRemarks.isOneLine(entry.getKey(), entry.getValue()));
    boolean wasCut = author.children().isEmpty();
    boolean goesOn = !twin.children().isEmpty();
    if (wasCut && (goesOn || CutRemarks.areOn(twin))) {
      comments.entrySet().removeIf(entry -> CutRemarks.has(entry.getKey(), entry.getValue()));
    }
    return comments;
  }
}
