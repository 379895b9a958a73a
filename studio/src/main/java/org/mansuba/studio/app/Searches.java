package org.mansuba.studio.app;

import javafx.beans.property.ObjectProperty;
import org.mansuba.studio.library.LibraryModel;
import org.mansuba.studio.library.ShelfCheckModel;
import org.mansuba.studio.solution.WhyNotModel;
import org.mansuba.studio.solve.SolveModel;
import org.mansuba.studio.soundness.CheckModel;

/**
 * All that searches, of which one at a time has the machine: whoever starts one stops the others.
 * Belongs to the thread of the window.
 */
public final class Searches {
  private final SolveModel solve;
  private final CheckModel check;
  private final ShelfCheckModel shelf;
  private final WhyNotModel whyNot;
  private final LibraryModel library;
  private final ObjectProperty<Mode> mode;

  Searches(
      SolveModel solve,
      CheckModel check,
      ShelfCheckModel shelf,
      WhyNotModel whyNot,
      LibraryModel library,
      ObjectProperty<Mode> mode) {
    this.solve = solve;
    this.check = check;
    this.shelf = shelf;
    this.whyNot = whyNot;
    this.library = library;
    this.mode = mode;
  }

  /** Goes to the answer and starts the search, or stops it. */
  public void toggleSolve() {
    mode.set(Mode.SOLVE);
    check.stop();
    shelf.stop();
    solve.toggle();
  }

  /** Goes to the verdict of soundness and starts the check, or stops it. */
  public void toggleCheck() {
    mode.set(Mode.SOUNDNESS);
    solve.stop();
    shelf.stop();
    if (check.state().isRunning()) {
      check.stop();
    } else {
      check.start();
    }
  }

  /** Starts to check all problems that the library shows, or stops that. */
  public void toggleShelf() {
    if (shelf.isRunning()) {
      shelf.stop();
    } else {
      stop();
      shelf.start(library.foundProperty().get());
    }
  }

  /** Whether anything searches. */
  public boolean isBusy() {
    return solve.state().isRunning()
        || check.state().isRunning()
        || shelf.isRunning()
        || whyNot.busyProperty().get();
  }

  /** Stops whatever searches; what it has proved stays. */
  public void stop() {
    solve.stop();
    check.stop();
    shelf.stop();
    whyNot.stop();
  }
}
