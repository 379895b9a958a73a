package org.mansuba.studio.export;

import org.jspecify.annotations.Nullable;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.export.sheet.Sheet;
import org.mansuba.problem.Problem;

/**
 * A problem to be written, and how. Immutable, so that the work can be done beside the window.
 *
 * @param problem the problem with its score
 * @param checked what a check has found, null where the score is written as it is
 * @param order how it is to be written
 */
record ExportJob(Problem problem, @Nullable Report checked, ExportOptions order) {
  Sheet sheet() {
    return checked == null
        ? Sheet.of(problem, order.style())
        : Sheet.of(problem, checked, order.detail(), order.style());
  }

  byte[] write() {
    return order.format().write(sheet());
  }

  /** A name for the file. */
  String fileName() {
    return (problem.id().isEmpty() ? "problem" : problem.id()) + "." + order.format().extension();
  }
}
