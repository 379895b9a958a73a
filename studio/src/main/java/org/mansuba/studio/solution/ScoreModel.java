package org.mansuba.studio.solution;

import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Move;
import org.mansuba.score.Annotation;
import org.mansuba.score.NodePath;
import org.mansuba.score.Score;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.notice.Notices;

/**
 * The score of the open problem and where in it the reader stands. Belongs to the thread of the
 * window.
 */
public final class ScoreModel {
  private final Document document;
  private final ReadOnlyObjectWrapper<NodePath> path = new ReadOnlyObjectWrapper<>(NodePath.ROOT);
  private final ReadOnlyObjectWrapper<Standing> standing =
      new ReadOnlyObjectWrapper<>(Standing.unplayable(Document.empty().setup()));
  private final ObjectProperty<String> commentLanguage = new SimpleObjectProperty<>("en");
  private final ReadOnlyObjectWrapper<List<Move>> visited = new ReadOnlyObjectWrapper<>(List.of());
  private final ScoreEdits edits;
  private Problem shown;

  /** Reads and edits the score of a document. */
  public ScoreModel(Document document, Notices notices, Texts texts) {
    this.document = document;
    edits = new ScoreEdits(document, this, notices, texts);
    shown = document.problem();
    document.problemProperty().subscribe(this::follow);
  }

  /** Changes of the tree where the reader stands. */
  public ScoreEdits edits() {
    return edits;
  }

  /** The reader's place in the tree. */
  public ReadOnlyObjectProperty<NodePath> pathProperty() {
    return path.getReadOnlyProperty();
  }

  /** The reader's place in the tree. */
  public NodePath path() {
    return path.get();
  }

  /** The reader's place in the game. */
  public ReadOnlyObjectProperty<Standing> standingProperty() {
    return standing.getReadOnlyProperty();
  }

  /**
   * The moves from the diagram to a position that is looked at without being in the tree; none
   * while the reader is in the tree.
   */
  public ReadOnlyObjectProperty<List<Move>> visitedProperty() {
    return visited.getReadOnlyProperty();
  }

  /** Looks at the position after some moves from the diagram; the tree stays as it is. */
  public void visit(List<Move> moves) {
    if (games().areLegal(moves)) {
      visited.set(List.copyOf(moves));
      standing.set(games().standing(moves));
    }
  }

  /** The language, as a code, in which comments are shown and written. */
  public ObjectProperty<String> commentLanguageProperty() {
    return commentLanguage;
  }

  /** The tree. */
  public Score score() {
    return document.problem().solution();
  }

  /** What is remarked where the reader stands. */
  public Annotation annotation() {
    return score().annotation(path());
  }

  /** Goes to a node; nothing happens if there is none. */
  public void go(NodePath target) {
    if (target.isRoot() || score().find(target).isPresent()) {
      document.seal();
      stand(target);
    }
  }

  /** Goes to the diagram. */
  public void first() {
    go(NodePath.ROOT);
  }

  /** Goes one move back. */
  public void back() {
    if (!visited.get().isEmpty()) {
      visit(visited.get().subList(0, visited.get().size() - 1));
      return;
    }
    path().parent().ifPresent(this::go);
  }

  /** Goes one move on along the main line. */
  public void forth() {
    go(path().child(0));
  }

  /** Goes to the end of the line. */
  public void last() {
    go(score().end(path()));
  }

  /** Goes to a sibling of the move that led here; nothing happens if there is none. */
  public void variation(int steps) {
    int index = path().index() + steps;
    if (!path().isRoot() && index >= 0) {
      go(path().sibling(index));
    }
  }

  /** The moves from the diagram to where the reader stands, in the tree or beside it. */
  public List<Move> game() {
    return visited.get().isEmpty() ? score().moves(path()) : visited.get();
  }

  /** Whether the diagram can be played. */
  boolean isPlayable() {
    return games().isPlayable();
  }

  /** The games of the open problem. */
  Games games() {
    return new Games(document.problem());
  }

  private void follow(Problem problem) {
    boolean sameGame =
        problem.setup().equals(shown.setup()) && problem.rules().equals(shown.rules());
    boolean sameTree = problem.solution().equals(shown.solution());
    shown = problem;
    NodePath target = path();
    while (!target.isRoot() && problem.solution().find(target).isEmpty()) {
      target = target.parent().orElse(NodePath.ROOT);
    }
    if (!sameGame || !sameTree || !target.equals(path())) {
      stand(sameGame ? target : NodePath.ROOT);
    }
  }

  /** Stands at a node of the tree, which must be there. */
  void stand(NodePath target) {
    visited.set(List.of());
    path.set(target);
    standing.set(games().standing(score().moves(target)));
  }
}
