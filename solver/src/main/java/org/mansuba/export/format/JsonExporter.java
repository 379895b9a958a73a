package org.mansuba.export.format;

import java.util.OptionalInt;
import org.mansuba.analysis.soundness.Report;
import org.mansuba.analysis.soundness.Stage;
import org.mansuba.export.sheet.Checkup;
import org.mansuba.export.sheet.Sheet;
import org.mansuba.problem.Checked;
import org.mansuba.problem.Problem;
import org.mansuba.problem.ProblemJson;
import org.mansuba.search.Bounds;

/** Writes a problem file that includes the solution and the result of the check. */
final class JsonExporter implements Exporter {
  @Override
  public byte[] write(Sheet sheet) {
    Problem problem = sheet.problem().withSolution(sheet.score());
    return Utf8.bytes(
        sheet
            .checkup()
            .map(checkup -> ProblemJson.write(problem, checked(checkup)))
            .orElseGet(() -> ProblemJson.write(problem)));
  }

  private static Checked checked(Checkup checkup) {
    Report report = checkup.report();
    Bounds bounds = report.first().bounds();
    return new Checked(
        report.verdict().word(),
        bounds.hasWin() ? OptionalInt.of(bounds.winIn()) : OptionalInt.empty(),
        bounds.noneIn(),
        checkup.detail().depth().word(),
        report.unfinished().stream().sorted().map(Stage::word).toList());
  }
}
