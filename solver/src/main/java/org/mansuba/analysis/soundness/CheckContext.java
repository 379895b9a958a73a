package org.mansuba.analysis.soundness;

import org.mansuba.analysis.WinLengths;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.search.Cancellation;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.solver.Explorer;

/** What all parts of one check share: the explorer with its table, and where the check stands. */
final class CheckContext {
  private final CheckListener listener;
  private final Explorer explorer;
  private final WinLengths lengths;
  private final Refuters refuters;
  private final SolveRequest question;
  private Stage stage = Stage.FIRST_MOVES;
  private int done;
  private int total;
  private int moves;

  CheckContext(SolveRequest question, CheckListener listener, Cancellation cancellation) {
    this.question = question;
    this.listener = listener;
    explorer = new Explorer(question, this::report, cancellation);
    lengths = new WinLengths(explorer, question.stipulation());
    refuters = new Refuters(lengths);
  }

  Explorer explorer() {
    return explorer;
  }

  WinLengths lengths() {
    return lengths;
  }

  Refuters refuters() {
    return refuters;
  }

  Stipulation stipulation() {
    return question.stipulation();
  }

  /** Begins a stage of a number of steps. */
  void begin(Stage newStage, int steps) {
    begin(newStage, steps, 0);
  }

  /** Begins a stage of a number of steps, about wins of one length. */
  void begin(Stage newStage, int steps, int length) {
    stage = newStage;
    total = steps;
    moves = length;
    done = 0;
  }

  /** Notes that a step is done. */
  void step() {
    done++;
  }

  private void report() {
    listener.progress(
        new CheckProgress(stage, done, total, moves, explorer.nodes(), explorer.elapsed()));
  }
}
