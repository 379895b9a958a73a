package org.mansuba.studio.solution;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import org.mansuba.problem.Problem;
import org.mansuba.score.NodePath;
import org.mansuba.score.Score;
import org.mansuba.score.ScoreNode;
import org.mansuba.studio.document.Document;

/** The score as printed rows, some of them folded away. Belongs to the thread of the window. */
public final class ScoreListModel {
  private static final int DEEPEST_OPEN = 2;

  /** A tree that grows by more moves than this at once is folded like one that is opened. */
  private static final int MANY = 60;

  private final ScoreModel score;
  private final ScoreRows printer = new ScoreRows();
  private final Set<NodePath> folded = new HashSet<>();
  private final BooleanProperty shortHidden = new SimpleBooleanProperty();
  private final ReadOnlyObjectWrapper<List<ScoreRow>> rows = new ReadOnlyObjectWrapper<>(List.of());
  private Problem shown;
  private int size;

  /** Prints the score of a document. */
  public ScoreListModel(Document document, ScoreModel score) {
    this.score = score;
    shown = Document.empty();
    document.problemProperty().subscribe(this::follow);
    score.commentLanguageProperty().subscribe(this::print);
    shortHidden.subscribe(this::print);
    score.pathProperty().subscribe(this::unfoldTo);
  }

  /** The rows. */
  public ReadOnlyObjectProperty<List<ScoreRow>> rowsProperty() {
    return rows.getReadOnlyProperty();
  }

  /** Whether variations shorter than the line they leave are hidden. */
  public BooleanProperty shortHiddenProperty() {
    return shortHidden;
  }

  /** Folds a variation away by its first move, or unfolds it. */
  public void toggleFold(NodePath first) {
    if (!folded.remove(first)) {
      folded.add(first);
      if (score.path().isAtOrBelow(first) && !score.path().equals(first)) {
        score.go(first);
        folded.add(first);
      }
    }
    print();
  }

  /** Whether a move begins a variation. */
  public static boolean beginsVariation(NodePath path) {
    return !path.isRoot() && path.index() > 0;
  }

  private void follow(Problem problem) {
    boolean sameGame =
        problem.setup().equals(shown.setup()) && problem.rules().equals(shown.rules());
    boolean same = sameGame && problem.solution().equals(shown.solution());
    shown = problem;
    boolean swollen = problem.solution().size() > size + MANY;
    size = problem.solution().size();
    if (!sameGame) {
      printer.forget();
    }
    if (!sameGame || swollen) {
      folded.clear();
      foldDeep(problem.solution().lines(), NodePath.ROOT, 0);
    }
    if (!same) {
      print();
    }
  }

  /** Folds what lies deeper than a reader follows at once. */
  private void foldDeep(List<ScoreNode> siblings, NodePath parent, int depth) {
    for (int i = 0; i < siblings.size(); i++) {
      NodePath at = parent.child(i);
      int here = depth + (i > 0 ? 1 : 0);
      if (i > 0 && here > DEEPEST_OPEN) {
        folded.add(at);
      } else {
        foldDeep(siblings.get(i).children(), at, here);
      }
    }
  }

  private void unfoldTo(NodePath path) {
    boolean hidden = folded.removeIf(f -> path.isAtOrBelow(f) && !path.equals(f));
    if (hidden) {
      print();
    }
  }

  private void print() {
    Score tree = score.score();
    boolean empty = tree.isEmpty();
    ScoreRows.ShortVariations shortVariations =
        shortHidden.get() ? ScoreRows.ShortVariations.HIDDEN : ScoreRows.ShortVariations.SHOWN;
    rows.set(
        empty || !score.isPlayable()
            ? List.of()
            : printer.print(
                tree,
                score.games().begin(),
                new ScoreRows.Style(
                    score.commentLanguageProperty().get(), Set.copyOf(folded), shortVariations)));
  }
}
