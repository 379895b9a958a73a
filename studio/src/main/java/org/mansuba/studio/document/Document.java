package org.mansuba.studio.document;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.jspecify.annotations.Nullable;
import org.mansuba.board.Side;
import org.mansuba.problem.Problem;
import org.mansuba.rules.Setup;

/**
 * The open problem. Its whole state is one immutable {@link Problem}; it changes only by {@link
 * Change}s, each of which can be undone and redone. Belongs to the thread of the window.
 *
 * <pre>{@code
 * document.apply(DiagramChange.erase(Square.E4));
 * document.undo();
 * }</pre>
 */
public final class Document {
  private static final int MOST_STEPS = 10_000;

  /** A state to go back or forward to, and the name of the change that lies between. */
  private record Step(String name, Problem problem) {}

  private final Deque<Step> past = new ArrayDeque<>();
  private final Deque<Step> future = new ArrayDeque<>();
  private final ReadOnlyObjectWrapper<Problem> problem;
  private final ReadOnlyObjectWrapper<Optional<Path>> file =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyBooleanWrapper modified = new ReadOnlyBooleanWrapper();
  private final ReadOnlyStringWrapper undoName = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper redoName = new ReadOnlyStringWrapper("");
  private @Nullable Problem saved;
  private String openGroup = "";

  /** Opens an empty diagram. */
  public Document() {
    Problem nothing = empty();
    saved = nothing;
    problem = new ReadOnlyObjectWrapper<>(nothing);
  }

  /** A problem with no man on the board, White to move and win. */
  public static Problem empty() {
    return Problem.of(Setup.of(Map.of(), Side.WHITE));
  }

  /** The problem as it is now. */
  public ReadOnlyObjectProperty<Problem> problemProperty() {
    return problem.getReadOnlyProperty();
  }

  /** The problem as it is now. */
  public Problem problem() {
    return problem.get();
  }

  /** The file the problem came from or went to last, if any. */
  public ReadOnlyObjectProperty<Optional<Path>> fileProperty() {
    return file.getReadOnlyProperty();
  }

  /** Whether the problem differs from what was opened or saved last. */
  public ReadOnlyBooleanProperty modifiedProperty() {
    return modified.getReadOnlyProperty();
  }

  /** The key of the name of the change that would be undone; empty if there is none. */
  public ReadOnlyStringProperty undoNameProperty() {
    return undoName.getReadOnlyProperty();
  }

  /** The key of the name of the change that would be redone; empty if there is none. */
  public ReadOnlyStringProperty redoNameProperty() {
    return redoName.getReadOnlyProperty();
  }

  /** Makes a change. One that leaves the problem as it is leaves no trace. */
  public void apply(Edit change) {
    Problem before = problem();
    Problem after = change.effect().apply(before);
    if (after.equals(before)) {
      return;
    }
    boolean continues = !change.group().isEmpty() && change.group().equals(openGroup);
    if (!continues) {
      past.push(new Step(change.name(), before));
      if (past.size() > MOST_STEPS) {
        past.removeLast();
      }
    }
    openGroup = change.group();
    future.clear();
    show(after);
  }

  /** Ends a group of changes, so that the next one is undone alone. */
  public void seal() {
    openGroup = "";
  }

  /** Takes the last change back; without one nothing happens. */
  public void undo() {
    step(past, future);
  }

  /** Makes the change again that was taken back last; without one nothing happens. */
  public void redo() {
    step(future, past);
  }

  /** Replaces the problem by another one, whose history begins here. */
  public void open(Problem opened) {
    open(opened, Optional.empty());
  }

  /** Replaces the problem by that of a file. */
  public void open(Problem opened, Path from) {
    open(opened, Optional.of(from));
  }

  /** Replaces the problem by one that has been changed since it was saved. */
  public void restore(Problem unsaved, Optional<Path> from) {
    open(unsaved, from);
    saved = null;
    show(unsaved);
  }

  /** Takes note that a state of the problem is now in a file. */
  public void saved(Problem state, Path to) {
    saved = state;
    file.set(Optional.of(to));
    show(problem());
  }

  private void open(Problem opened, Optional<Path> from) {
    past.clear();
    future.clear();
    openGroup = "";
    saved = opened;
    file.set(from);
    show(opened);
  }

  private void step(Deque<Step> from, Deque<Step> to) {
    if (!from.isEmpty()) {
      Step step = from.pop();
      to.push(new Step(step.name(), problem()));
      openGroup = "";
      show(step.problem());
    }
  }

  private void show(Problem state) {
    undoName.set(past.isEmpty() ? "" : past.getFirst().name());
    redoName.set(future.isEmpty() ? "" : future.getFirst().name());
    modified.set(!state.equals(saved));
    problem.set(state);
  }
}
