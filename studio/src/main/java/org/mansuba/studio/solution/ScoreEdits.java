package org.mansuba.studio.solution;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.mansuba.notation.MoveText;
import org.mansuba.notation.NotationException;
import org.mansuba.rules.Move;
import org.mansuba.score.Annotation;
import org.mansuba.score.Glyph;
import org.mansuba.score.NodePath;
import org.mansuba.score.Score;
import org.mansuba.studio.document.CommentSource;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.notice.Notices;

/**
 * Changes of a score where its reader stands, each of which can be undone. Belongs to the thread of
 * the window.
 */
public final class ScoreEdits {
  private final Document document;
  private final ScoreModel model;
  private final Notices notices;
  private final Texts texts;

  ScoreEdits(Document document, ScoreModel model, Notices notices, Texts texts) {
    this.document = document;
    this.model = model;
    this.notices = notices;
    this.texts = texts;
  }

  /** Plays a move: it is found in the tree, or added to it. */
  public void play(Move move) {
    if (!model.standingProperty().get().moves().contains(move)) {
      return;
    }
    keepVisited();
    NodePath from = model.path();
    if (from.depth() >= Score.LONGEST) {
      notices.warn(texts.get("score.tooLong", Score.LONGEST));
      return;
    }
    document.seal();
    NodePath to = model.score().play(from, move).path();
    document.apply(ScoreChange.play(from, List.of(move)));
    model.stand(to);
  }

  /** Plays the move of a text; tells what is wrong if it names none. */
  public boolean play(String text) {
    try {
      if (!model.isPlayable()) {
        notices.warn(texts.get("score.unplayable"));
        return false;
      }
      Move move = Move.of(MoveText.read(model.games().after(model.game()), text.strip()));
      play(move);
      return true;
    } catch (NotationException | IllegalArgumentException wrong) {
      notices.warn(String.valueOf(wrong.getMessage()));
      return false;
    }
  }

  /** Puts the moves to the position that is looked at into the tree, and stands there. */
  public void keepVisited() {
    List<Move> moves = model.visitedProperty().get();
    if (!moves.isEmpty()) {
      document.seal();
      NodePath to = model.score().play(NodePath.ROOT, moves).path();
      document.apply(ScoreChange.play(NodePath.ROOT, moves));
      model.stand(to);
    }
  }

  /**
   * Puts a move and its refutation into the tree with their signs, and goes to the refutation.
   *
   * @param before the moves from the diagram to the move
   */
  public void insertRefutation(List<Move> before, List<Move> line) {
    List<Move> all = new ArrayList<>(before);
    all.addAll(line);
    document.seal();
    NodePath to = model.score().play(NodePath.ROOT, all).path();
    document.apply(ScoreChange.refutation(before, line));
    model.stand(to);
  }

  /** Puts a line into the tree behind other moves from the diagram, and goes to its first move. */
  public void insertLine(List<Move> before, List<Move> line) {
    List<Move> all = new ArrayList<>(before);
    all.addAll(line);
    document.seal();
    document.apply(ScoreChange.play(NodePath.ROOT, all));
    model.stand(model.score().play(NodePath.ROOT, all.subList(0, before.size() + 1)).path());
  }

  /** Lays the author's tree over one that was found, keeps both, and goes to the diagram. */
  public void insertSolution(Score found) {
    document.seal();
    document.apply(ScoreChange.solution(found));
    model.first();
  }

  /** Puts a line that starts at the diagram into the tree, and goes to its beginning. */
  public void insert(List<Move> line) {
    document.apply(ScoreChange.play(NodePath.ROOT, line));
    model.first();
  }

  /** Takes the move that led here out, with all that follows it. */
  public void delete() {
    NodePath here = model.path();
    if (!here.isRoot()) {
      NodePath parent = here.parent().orElse(NodePath.ROOT);
      model.stand(parent);
      document.apply(ScoreChange.delete(here));
    }
  }

  /** Makes the move that led here the main line. */
  public void promote() {
    if (!model.path().isRoot()) {
      NodePath target = model.score().promote(model.path()).path();
      document.apply(ScoreChange.promote(model.path()));
      model.stand(target);
    }
  }

  /** Moves the variation of the move that led here up. */
  public void moveUp() {
    if (!model.path().isRoot()) {
      NodePath target = model.score().moveUp(model.path()).path();
      document.apply(ScoreChange.moveUp(model.path()));
      model.stand(target);
    }
  }

  /** Moves the variation of the move that led here down. */
  public void moveDown() {
    if (!model.path().isRoot()) {
      NodePath target = model.score().moveDown(model.path()).path();
      document.apply(ScoreChange.moveDown(model.path()));
      model.stand(target);
    }
  }

  /** Sets the comment here, in the language of comments. */
  public void comment(String text) {
    comment().write(model.commentLanguageProperty().get(), text);
  }

  /** The comment where the reader stands. */
  CommentSource comment() {
    return new CommentSource() {
      @Override
      public String read(String language) {
        return model.annotation().comment(language).orElse("");
      }

      @Override
      public void write(String language, String text) {
        document.apply(ScoreChange.comment(model.path(), language, text));
      }
    };
  }

  /** Adds a glyph here, or takes it away if it is there. */
  public void toggle(Glyph glyph) {
    document.apply(
        ScoreChange.annotate(
            "change.glyph",
            model.path(),
            a -> a.glyphs().contains(glyph) ? a.without(glyph) : a.with(glyph)));
  }

  /** Takes all arrows and marked squares here away. */
  public void clearShapes() {
    document.apply(ScoreChange.annotate("change.shapes", model.path(), Annotation::withoutShapes));
  }

  /** Changes the arrows and marked squares here. */
  void annotate(UnaryOperator<Annotation> edit) {
    keepVisited();
    document.apply(ScoreChange.annotate("change.shapes", model.path(), edit));
  }
}
