package org.mansuba.studio.solution;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import org.mansuba.notation.MoveText;
import org.mansuba.notation.NotationException;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.Setup;
import org.mansuba.rules.legality.DiagramCheck;
import org.mansuba.rules.legality.Finding;
import org.mansuba.rules.play.Positions;
import org.mansuba.score.Annotation;
import org.mansuba.score.Glyph;
import org.mansuba.score.Node;
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
  private final Notices notices;
  private final Texts texts;
  private final ReadOnlyObjectWrapper<NodePath> path = new ReadOnlyObjectWrapper<>(NodePath.ROOT);
  private final ReadOnlyObjectWrapper<Standing> standing =
      new ReadOnlyObjectWrapper<>(Standing.of(Document.empty().setup()));
  private final ObjectProperty<String> commentLanguage = new SimpleObjectProperty<>("en");
  private final ReadOnlyObjectWrapper<List<Move>> visited = new ReadOnlyObjectWrapper<>(List.of());
  private Problem shown;

  /**
   * Where the reader stands.
   *
   * @param setup the diagram there
   * @param moves the legal moves there; none if the game is over, or cannot be played
   * @param ending whether and how the game is over
   * @param lastMove the move that led there
   */
  public record Standing(Setup setup, List<Move> moves, Ending ending, Optional<Move> lastMove) {
    /** Copies the list. */
    public Standing {
      moves = List.copyOf(moves);
    }

    static Standing of(Setup setup) {
      return new Standing(setup, List.of(), Ending.NONE, Optional.empty());
    }
  }

  /** Reads and edits the score of a document. */
  public ScoreModel(Document document, Notices notices, Texts texts) {
    this.document = document;
    this.notices = notices;
    this.texts = texts;
    shown = document.problem();
    document.problemProperty().subscribe(this::follow);
  }

  /** Where the reader stands in the tree. */
  public ReadOnlyObjectProperty<NodePath> pathProperty() {
    return path.getReadOnlyProperty();
  }

  /** Where the reader stands in the tree. */
  public NodePath path() {
    return path.get();
  }

  /** Where the reader stands in the game. */
  public ReadOnlyObjectProperty<Standing> standingProperty() {
    return standing.getReadOnlyProperty();
  }

  /**
   * The moves from the diagram to a position that is looked at without being in the tree; none
   * while the reader stands in the tree.
   */
  public ReadOnlyObjectProperty<List<Move>> visitedProperty() {
    return visited.getReadOnlyProperty();
  }

  /** Looks at the position after some moves from the diagram; the tree stays as it is. */
  public void visit(List<Move> moves) {
    Problem problem = document.problem();
    Position position = Positions.of(problem.setup(), problem.rules());
    for (Move move : moves) {
      if (!position.isLegal(move.packed())) {
        return;
      }
      position.make(move.packed());
    }
    visited.set(List.copyOf(moves));
    standing.set(
        standing(position, moves.isEmpty() ? Optional.empty() : Optional.of(moves.getLast())));
  }

  /** Puts the moves to the position that is looked at into the tree, and stands there. */
  public void keepVisited() {
    List<Move> moves = visited.get();
    if (!moves.isEmpty()) {
      document.seal();
      NodePath to = score().play(NodePath.ROOT, moves).path();
      document.apply(ScoreChange.play(NodePath.ROOT, moves));
      stand(to);
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

  /** Plays a move: it is found in the tree, or added to it. */
  public void play(Move move) {
    if (!standing.get().moves().contains(move)) {
      return;
    }
    keepVisited();
    NodePath from = path();
    if (from.depth() >= Score.LONGEST) {
      notices.warn(texts.get("score.tooLong", Score.LONGEST));
      return;
    }
    document.seal();
    NodePath to = score().play(from, move).path();
    document.apply(ScoreChange.play(from, List.of(move)));
    stand(to);
  }

  /** Plays the move of a text; tells what is wrong if it names none. */
  public boolean play(String text) {
    try {
      if (!isPlayable()) {
        notices.warn(texts.get("score.unplayable"));
        return false;
      }
      Position here = visited.get().isEmpty() ? position(path()) : visitedPosition();
      Move move = Move.of(MoveText.read(here, text.strip()));
      play(move);
      return true;
    } catch (NotationException | IllegalArgumentException wrong) {
      notices.warn(String.valueOf(wrong.getMessage()));
      return false;
    }
  }

  /** Puts a line that starts at the diagram into the tree, and goes to its beginning. */
  public void insert(List<Move> line) {
    document.apply(ScoreChange.play(NodePath.ROOT, line));
    first();
  }

  /** Takes the move that led here out, with all that follows it. */
  public void delete() {
    NodePath here = path();
    if (!here.isRoot()) {
      NodePath parent = here.parent().orElse(NodePath.ROOT);
      stand(parent);
      document.apply(ScoreChange.delete(here));
    }
  }

  /** Makes the move that led here the main line. */
  public void promote() {
    if (!path().isRoot()) {
      NodePath target = score().promote(path()).path();
      document.apply(ScoreChange.promote(path()));
      stand(target);
    }
  }

  /** Moves the variation of the move that led here up. */
  public void moveUp() {
    if (!path().isRoot()) {
      NodePath target = score().moveUp(path()).path();
      document.apply(ScoreChange.moveUp(path()));
      stand(target);
    }
  }

  /** Moves the variation of the move that led here down. */
  public void moveDown() {
    if (!path().isRoot()) {
      NodePath target = score().moveDown(path()).path();
      document.apply(ScoreChange.moveDown(path()));
      stand(target);
    }
  }

  /** Sets the comment here, in the language of comments. */
  public void comment(String text) {
    document.apply(ScoreChange.comment(path(), commentLanguage.get(), text));
  }

  /** Adds a glyph here, or takes it away if it is there. */
  public void toggle(Glyph glyph) {
    document.apply(
        ScoreChange.annotate(
            "change.glyph",
            path(),
            a -> a.glyphs().contains(glyph) ? a.without(glyph) : a.with(glyph)));
  }

  /** Takes all arrows and marked squares here away. */
  public void clearShapes() {
    document.apply(ScoreChange.annotate("change.shapes", path(), Annotation::withoutShapes));
  }

  /** Whether the diagram can be played. */
  boolean isPlayable() {
    Problem problem = document.problem();
    return DiagramCheck.check(problem.setup(), problem.rules()).stream()
        .noneMatch(Finding::isError);
  }

  /** The diagram's position with the moves to a node played. */
  Position position(NodePath target) {
    Problem problem = document.problem();
    Position position = Positions.of(problem.setup(), problem.rules());
    score().moves(target).forEach(move -> position.make(move.packed()));
    return position;
  }

  /** Changes the arrows and marked squares here. */
  void annotate(UnaryOperator<Annotation> edit) {
    keepVisited();
    document.apply(ScoreChange.annotate("change.shapes", path(), edit));
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

  private Position visitedPosition() {
    Position position = position(NodePath.ROOT);
    visited.get().forEach(move -> position.make(move.packed()));
    return position;
  }

  private void stand(NodePath target) {
    visited.set(List.of());
    path.set(target);
    standing.set(standing(target));
  }

  private Standing standing(NodePath target) {
    Problem problem = document.problem();
    if (!isPlayable()) {
      return Standing.of(problem.setup());
    }
    return standing(position(target), score().find(target).map(Node::move));
  }

  private static Standing standing(Position position, Optional<Move> lastMove) {
    Ending ending = position.ending();
    List<Move> moves = new ArrayList<>();
    if (!ending.isOver()) {
      int[] packed = new int[Position.MAX_MOVES];
      int end = position.legalMoves(packed, 0);
      for (int i = 0; i < end; i++) {
        moves.add(Move.of(packed[i]));
      }
    }
    return new Standing(position.setup(), moves, ending, lastMove);
  }
}
