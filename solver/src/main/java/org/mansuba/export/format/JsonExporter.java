package org.mansuba.export.format;

import org.mansuba.export.sheet.Sheet;
import org.mansuba.problem.ProblemJson;

/** A problem file with the solution in it, which can be read again. */
final class JsonExporter implements Exporter {
  @Override
  public byte[] write(Sheet sheet) {
    return Utf8.bytes(ProblemJson.write(sheet.problem().withSolution(sheet.score())));
  }
}
