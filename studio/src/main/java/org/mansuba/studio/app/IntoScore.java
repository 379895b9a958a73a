package org.mansuba.studio.app;

import javafx.beans.property.ObjectProperty;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.export.ExportModel;
import org.mansuba.studio.solution.ScoreEdits;
import org.mansuba.studio.solve.SolveModel;
import org.mansuba.studio.soundness.CheckModel;

/** Puts what searches have found into the score, and goes there. */
public final class IntoScore {
  private final Document document;
  private final SolveModel solve;
  private final CheckModel check;
  private final ExportModel export;
  private final ScoreEdits edits;
  private final ObjectProperty<Mode> mode;

  IntoScore(
      Document document,
      SolveModel solve,
      CheckModel check,
      ExportModel export,
      ScoreEdits edits,
      ObjectProperty<Mode> mode) {
    this.document = document;
    this.solve = solve;
    this.check = check;
    this.export = export;
    this.edits = edits;
    this.mode = mode;
  }

  /** Takes the best line the solver has found. */
  public void bestLine() {
    edits.insert(solve.state().line());
    mode.set(Mode.SCORE);
  }

  /** Takes all that the check has found of the solution. */
  public void solution() {
    check
        .state()
        .report()
        .ifPresent(
            report -> {
              edits.insertSolution(export.solution(document.problem(), report));
              mode.set(Mode.SCORE);
            });
  }
}
