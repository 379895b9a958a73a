package org.mansuba.export.sheet;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.mansuba.rules.Move;
import org.mansuba.score.Annotation;
import org.mansuba.score.Glyph;
import org.mansuba.score.Node;
import org.mansuba.score.Score;

/** Lays the author's annotated tree over one that was worked out. */
public final class Overlay {
  private Overlay() {}

  /**
   * Both trees in one: the author's moves and remarks first, then what only the other tree has.
   * Comments in different languages stand side by side; in one language the author's is kept. What
   * this program once said of where a variation was cut is none of the author's.
   */
  public static Score of(Score author, Score other) {
    return new Score(
        merged(author.annotation(), other.annotation()), merged(author.lines(), other.lines()));
  }

  private static List<Node> merged(List<Node> author, List<Node> other) {
    Map<Move, Node> rest = new LinkedHashMap<>();
    other.forEach(node -> rest.put(node.move(), node));
    List<Node> nodes = new ArrayList<>();
    for (Node node : author) {
      Node twin = rest.remove(node.move());
      nodes.add(
          twin == null
              ? node
              : new Node(
                  node.move(),
                  merged(node.annotation(), twin.annotation()),
                  merged(node.children(), twin.children())));
    }
    nodes.addAll(rest.values());
    return nodes;
  }

  private static Annotation merged(Annotation author, Annotation other) {
    Annotation both = author;
    for (Glyph glyph : other.glyphs()) {
      boolean judged = author.glyphs().stream().anyMatch(g -> g.family() == glyph.family());
      both = judged ? both : both.with(glyph);
    }
    Map<String, String> comments = new LinkedHashMap<>(other.comments());
    author.comments().forEach((language, comment) -> put(comments, language, comment));
    return new Annotation(
        comments,
        both.glyphs(),
        Stream.concat(author.arrows().stream(), other.arrows().stream()).toList(),
        Stream.concat(author.squares().stream(), other.squares().stream()).toList());
  }

  /** The author's comment, unless it is this program's of an earlier printing. */
  private static void put(Map<String, String> comments, String language, String comment) {
    if (!CutRemarks.has(language, comment)) {
      comments.put(language, comment);
    }
  }
}
