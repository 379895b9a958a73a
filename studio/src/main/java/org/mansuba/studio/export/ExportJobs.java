package org.mansuba.studio.export;

import javafx.beans.property.ReadOnlyProperty;
import org.mansuba.problem.Problem;
import org.mansuba.rules.legality.DiagramCheck;
import org.mansuba.studio.document.Document;
import org.mansuba.studio.soundness.CheckModel;

/** Decides what is written next, and what prevents it. */
final class ExportJobs {
  private final Document document;
  private final CheckModel check;
  private final ReadOnlyProperty<ExportOptions> order;

  ExportJobs(Document document, CheckModel check, ReadOnlyProperty<ExportOptions> order) {
    this.document = document;
    this.check = check;
    this.order = order;
  }

  /** The open problem as it is ordered now. */
  ExportJob now() {
    return new ExportJob(
        document.problem(),
        isChecked() ? check.state().report().orElse(null) : null,
        order.getValue());
  }

  /** Whether the solution of a check is ordered, and there has been none. */
  boolean lacksCheck() {
    return isChecked() && check.state().report().isEmpty();
  }

  /** Whether the diagram can be played, without which nothing can be written. */
  boolean isPlayable() {
    Problem problem = document.problem();
    return DiagramCheck.isPlayable(problem.setup(), problem.rules());
  }

  private boolean isChecked() {
    return order.getValue().origin() == ExportOptions.Origin.CHECKED;
  }
}
