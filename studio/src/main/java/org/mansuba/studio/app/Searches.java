package org.mansuba.studio.app;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ObservableValue;
import org.mansuba.studio.library.LibraryCheckModel;
import org.mansuba.studio.library.LibraryModel;
import org.mansuba.studio.solution.WhyNotModel;
import org.mansuba.studio.solve.SolveModel;
import org.mansuba.studio.solve.SolveState;
import org.mansuba.studio.soundness.CheckModel;
import org.mansuba.studio.soundness.CheckState;

/**
 * All that searches, of which one at a time has the machine: whoever starts one, from wherever in
 * the window, stops the others. Belongs to the thread of the window.
 */
public final class Searches {
  private final SolveModel solve;
  private final CheckModel check;
  private final LibraryCheckModel shelf;
  private final LibraryModel library;
  private final ObjectProperty<Mode> mode;
  private final List<Search> all;

  /** Something that searches: whether it does so now, and how it is stopped. */
  private record Search(ObservableValue<Boolean> running, Runnable stop) {}

  Searches(
      SolveModel solve,
      CheckModel check,
      LibraryCheckModel shelf,
      WhyNotModel whyNot,
      LibraryModel library,
      ObjectProperty<Mode> mode) {
    this.solve = solve;
    this.check = check;
    this.shelf = shelf;
    this.library = library;
    this.mode = mode;
    all =
        List.of(
            new Search(solve.stateProperty().map(SolveState::isRunning), solve::stop),
            new Search(check.stateProperty().map(CheckState::isRunning), check::stop),
            new Search(shelf.stepProperty().map(Optional::isPresent), shelf::stop),
            new Search(whyNot.busyProperty(), whyNot::stop));
    all.forEach(search -> search.running().subscribe(runs -> stopOthers(search, runs)));
  }

  /** Goes to the answer and starts the search, or stops it. */
  public void toggleSolve() {
    mode.set(Mode.SOLVE);
    solve.toggle();
  }

  /** Goes to the verdict of soundness and starts the check, or stops it. */
  public void toggleCheck() {
    mode.set(Mode.SOUNDNESS);
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
      shelf.start(library.foundProperty().get());
    }
  }

  /** Whether anything searches. */
  public boolean isBusy() {
    return all.stream().anyMatch(search -> search.running().getValue());
  }

  /** Stops whatever searches; what it has proved stays. */
  public void stop() {
    all.forEach(search -> search.stop().run());
  }

  private void stopOthers(Search search, boolean runs) {
    if (runs) {
      all.stream().filter(other -> !other.equals(search)).forEach(other -> other.stop().run());
    }
  }
}
