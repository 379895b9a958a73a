package org.mansuba.studio.solution;

import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.mansuba.export.sheet.Overlay;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Move;
import org.mansuba.score.Annotation;
import org.mansuba.score.Glyph;
import org.mansuba.score.NodePath;
import org.mansuba.score.Placed;
import org.mansuba.score.Score;
import org.mansuba.studio.document.Edit;

/** The changes of a score. */
final class ScoreChange {
  private ScoreChange() {}

  /** Plays moves one behind the other from a node on. */
  static Edit play(NodePath path, List<Move> moves) {
    return placed("change.play", score -> score.play(path, moves));
  }

  /** Plays a move and its refutation after other moves from the diagram on, with their signs. */
  static Edit refutation(List<Move> before, List<Move> line) {
    return Edit.of(
        "change.refutation",
        problem -> {
          Placed at = problem.solution().play(NodePath.ROOT, before);
          Placed move = at.score().play(at.path(), line.getFirst());
          Placed end = move.score().play(move.path(), line.subList(1, line.size()));
          Score marked = judged(end.score(), move.path(), Glyph.MISTAKE);
          boolean answered = line.size() > 1;
          return problem.withSolution(answered ? judged(marked, end.path(), Glyph.GOOD) : marked);
        });
  }

  /** Lays the author's tree over one that was found. */
  static Edit solution(Score found) {
    return Edit.of(
        "change.solution", problem -> problem.withSolution(Overlay.of(problem.solution(), found)));
  }

  /** The tree with a sign on a node, unless it has one of that family. */
  private static Score judged(Score score, NodePath path, Glyph glyph) {
    Annotation annotation = score.annotation(path);
    boolean judged = annotation.glyphs().stream().anyMatch(g -> g.family() == glyph.family());
    return judged ? score : score.annotate(path, annotation.with(glyph));
  }

  /** Takes a node out with all that follows it. */
  static Edit delete(NodePath path) {
    return placed("change.delete", score -> score.delete(path));
  }

  /** Makes a node the main line. */
  static Edit promote(NodePath path) {
    return placed("change.promote", score -> score.promote(path));
  }

  /** Exchanges a node with the variation before it. */
  static Edit moveUp(NodePath path) {
    return placed("change.reorder", score -> score.moveUp(path));
  }

  /** Exchanges a node with the variation behind it. */
  static Edit moveDown(NodePath path) {
    return placed("change.reorder", score -> score.moveDown(path));
  }

  /** Changes what is remarked on a node. */
  static Edit annotate(String name, NodePath path, UnaryOperator<Annotation> edit) {
    return Edit.of(name, problem -> annotated(problem, path, edit));
  }

  /** Changes the comment on a node while it is being typed. */
  static Edit comment(NodePath path, String language, String text) {
    return new Edit(
        "change.comment",
        "comment " + path.steps() + language,
        problem -> annotated(problem, path, a -> a.withComment(language, text)));
  }

  private static Edit placed(String name, Function<Score, Placed> edit) {
    return Edit.of(name, problem -> problem.withSolution(edit.apply(problem.solution()).score()));
  }

  private static Problem annotated(Problem problem, NodePath path, UnaryOperator<Annotation> edit) {
    Score score = problem.solution();
    return problem.withSolution(score.annotate(path, edit.apply(score.annotation(path))));
  }
}
