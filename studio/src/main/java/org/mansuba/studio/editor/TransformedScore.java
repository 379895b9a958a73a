package org.mansuba.studio.editor;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.mansuba.board.Square;
import org.mansuba.rules.Move;
import org.mansuba.score.Annotation;
import org.mansuba.score.Arrow;
import org.mansuba.score.MarkedSquare;
import org.mansuba.score.Score;
import org.mansuba.score.ScoreNode;

/** A score moved together with its diagram. */
final class TransformedScore {
  private final Transform transform;

  private TransformedScore(Transform transform) {
    this.transform = transform;
  }

  /**
   * The score moved; what leaves the board is left out. Whether its moves are legal is not asked.
   */
  static Score of(Score score, Transform transform) {
    TransformedScore moved = new TransformedScore(transform);
    return new Score(moved.annotation(score.annotation()), moved.nodes(score.lines()));
  }

  private List<ScoreNode> nodes(List<ScoreNode> nodes) {
    return nodes.stream().flatMap(this::node).toList();
  }

  private Stream<ScoreNode> node(ScoreNode node) {
    Move move = node.move();
    Optional<Square> from = transform.map(move.from());
    Optional<Square> to = transform.map(move.to());
    return from.isEmpty() || to.isEmpty()
        ? Stream.empty()
        : Stream.of(
            new ScoreNode(
                new Move(from.get(), to.get(), move.manner()),
                annotation(node.annotation()),
                nodes(node.children())));
  }

  private Annotation annotation(Annotation old) {
    return new Annotation(
        old.comments(),
        old.glyphs(),
        old.arrows().stream().flatMap(this::arrow).toList(),
        old.squares().stream().flatMap(this::mark).toList());
  }

  private Stream<Arrow> arrow(Arrow arrow) {
    return transform
        .map(arrow.from())
        .flatMap(from -> transform.map(arrow.to()).map(to -> new Arrow(arrow.colour(), from, to)))
        .stream();
  }

  private Stream<MarkedSquare> mark(MarkedSquare mark) {
    return transform
        .map(mark.square())
        .map(square -> new MarkedSquare(mark.colour(), square))
        .stream();
  }
}
