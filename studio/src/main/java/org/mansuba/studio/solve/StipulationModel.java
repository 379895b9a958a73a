package org.mansuba.studio.solve;

import java.util.HashSet;
import java.util.Set;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.mansuba.board.Side;
import org.mansuba.notation.NotationException;
import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.Condition;
import org.mansuba.problem.stipulation.Goal;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.problem.stipulation.StipulationText;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.document.Edit;

/**
 * What is asked for, as a text and as choices; both follow the document and change it. A text that
 * cannot be read stays, with what is wrong about it, and changes nothing.
 */
public final class StipulationModel {
  private final Document document;
  private final StringProperty text = new SimpleStringProperty("");
  private final ReadOnlyStringWrapper error = new ReadOnlyStringWrapper("");
  private boolean following;

  /** Edits a document's stipulation. */
  public StipulationModel(Document document) {
    this.document = document;
    document.problemProperty().subscribe(this::follow);
    text.subscribe(this::read);
  }

  /** The text, as it is typed. */
  public StringProperty textProperty() {
    return text;
  }

  /** What is wrong with the text; empty if nothing is. */
  public ReadOnlyStringProperty errorProperty() {
    return error.getReadOnlyProperty();
  }

  /** What is asked for now. */
  public Stipulation stipulation() {
    return document.problem().stipulation();
  }

  /** Writes what is asked for into the text, whatever stands there. */
  public void revert() {
    document.seal();
    write(stipulation());
  }

  /** Sets who is to reach the goal. */
  public void setAttacker(Side attacker) {
    set(new Stipulation(attacker, now().goal(), now().moves(), now().conditions()));
  }

  /** Sets the goal. */
  public void setGoal(Goal goal) {
    set(new Stipulation(now().attacker(), goal, now().moves(), now().conditions()));
  }

  /** Sets the number of attacker moves, {@link Stipulation#ANY_LENGTH} for any. */
  public void setMoves(int moves) {
    set(now().in(moves));
  }

  /** Adds a condition, or takes it away if it is there. */
  public void toggle(Condition condition) {
    Set<Condition> conditions = new HashSet<>(now().conditions());
    if (!conditions.remove(condition)) {
      conditions.add(condition);
    }
    set(new Stipulation(now().attacker(), now().goal(), now().moves(), conditions));
  }

  private Stipulation now() {
    return stipulation();
  }

  private void set(Stipulation stipulation) {
    document.apply(Edit.of("change.stipulation", p -> p.withStipulation(stipulation)));
  }

  private void follow(Problem problem) {
    boolean says;
    try {
      says =
          StipulationText.read(text.get(), problem.setup().toMove()).equals(problem.stipulation());
    } catch (NotationException _) {
      says = false;
    }
    if (!says) {
      write(problem.stipulation());
    }
  }

  private void write(Stipulation stipulation) {
    following = true;
    text.set(StipulationText.write(stipulation));
    error.set("");
    following = false;
  }

  private void read(String typed) {
    if (following) {
      return;
    }
    try {
      Stipulation stipulation = StipulationText.read(typed, document.problem().setup().toMove());
      error.set("");
      document.apply(
          new Edit("change.stipulation", "stipulation", p -> p.withStipulation(stipulation)));
    } catch (NotationException wrong) {
      error.set(String.valueOf(wrong.getMessage()));
    }
  }
}
