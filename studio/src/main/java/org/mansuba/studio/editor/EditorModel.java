package org.mansuba.studio.editor;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.notation.NotationException;
import org.mansuba.problem.Problem;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.StartPosition;
import org.mansuba.rules.legality.DiagramCheck;
import org.mansuba.rules.legality.Finding;
import org.mansuba.rules.option.RuleValue;
import org.mansuba.rules.option.StartArray;
import org.mansuba.studio.board.BoardActions;
import org.mansuba.studio.board.PaletteItem;
import org.mansuba.studio.document.DiagramText;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.document.Edit;
import org.mansuba.studio.i18n.Texts;
import org.mansuba.studio.notice.Notices;

/** Setting up the diagram of the open problem. Belongs to the thread of the window. */
public final class EditorModel {
  private final Document document;
  private final Notices notices;
  private final Texts texts;
  private final ObjectProperty<PaletteItem> tool =
      new SimpleObjectProperty<>(new PaletteItem.Hand());
  private final ReadOnlyObjectWrapper<List<Finding>> findings =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyBooleanWrapper playable = new ReadOnlyBooleanWrapper();
  private final SetupActions gestures;

  /** Edits a document. */
  public EditorModel(Document document, Notices notices, Texts texts) {
    this.document = document;
    this.notices = notices;
    this.texts = texts;
    gestures = new SetupActions(document, this);
    document.problemProperty().subscribe(this::check);
  }

  /** What gestures on the board do to the diagram. */
  public BoardActions gestures() {
    return gestures;
  }

  /** What a press on the board does. */
  public ObjectProperty<PaletteItem> toolProperty() {
    return tool;
  }

  /** All that is wrong or odd about the diagram, errors first. */
  public ReadOnlyObjectProperty<List<Finding>> findingsProperty() {
    return findings.getReadOnlyProperty();
  }

  /** Whether the diagram can be played, so that it can be solved. */
  public ReadOnlyBooleanProperty playableProperty() {
    return playable.getReadOnlyProperty();
  }

  /** The squares the findings speak of. */
  public Set<Square> troubledSquares() {
    Set<Square> squares = EnumSet.noneOf(Square.class);
    findings.get().forEach(f -> squares.addAll(f.squares()));
    return squares;
  }

  /** Takes a tool, or puts it away if it is the one in hand. */
  public void toggle(PaletteItem item) {
    tool.set(item.equals(tool.get()) ? new PaletteItem.Hand() : item);
  }

  /** Gives the move to a side. */
  public void setToMove(Side side) {
    apply(DiagramChange.toMove(side));
  }

  /** Takes all men away. */
  public void clear() {
    apply(DiagramChange.replace("change.clear", Document.empty().setup()));
  }

  /** Sets up the opening array. */
  public void array(StartArray array) {
    Setup start = StartPosition.of(RuleSet.STANDARD.with(array));
    apply(DiagramChange.replace("change.array", start));
  }

  /** Sets up an opening formation. */
  public void tabiya(Tabiya tabiya) {
    apply(DiagramChange.replace("change.tabiya", tabiya.setup()));
  }

  /** Moves the whole diagram; nothing happens if a man would leave the board. */
  public void transform(Transform transform) {
    if (transform.fits(document.problem().setup())) {
      apply(DiagramChange.transform(transform));
    }
  }

  /** Sets a rule. */
  public void setRule(RuleValue value) {
    apply(Edit.of("change.rule", problem -> problem.withRules(problem.rules().with(value))));
  }

  /** Takes the diagram of a text, a FEN or a list of men; tells if it is neither. */
  public void paste(String text) {
    try {
      apply(DiagramChange.replace("change.paste", DiagramText.read(text)));
    } catch (NotationException wrong) {
      notices.warn(String.valueOf(wrong.getMessage()));
    }
  }

  /** Makes a change, and tells if it takes moves out of the score. */
  void apply(Edit change) {
    int before = document.problem().solution().size();
    document.apply(change);
    int removed = before - document.problem().solution().size();
    if (removed > 0) {
      notices.tell(texts.get("score.removed", removed));
    }
  }

  private void check(Problem problem) {
    List<Finding> found = DiagramCheck.check(problem.setup(), problem.rules());
    findings.set(found);
    playable.set(DiagramCheck.isPlayable(problem.setup(), problem.rules()));
  }
}
