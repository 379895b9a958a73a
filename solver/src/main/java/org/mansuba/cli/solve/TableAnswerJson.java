package org.mansuba.cli.solve;

import org.mansuba.problem.Problem;
import org.mansuba.tables.probe.TableAnswer;
import org.mansuba.tables.probe.TableMove;
import tools.jackson.core.JsonGenerator;

/** An answer from a table as the fields of a JSON object: those of a search, and more. */
final class TableAnswerJson {
  private TableAnswerJson() {}

  static void write(JsonGenerator json, Problem problem, TableAnswer answer) {
    SolutionJson.write(json, problem, answer.solution());
    json.writeStringProperty("table", answer.table());
    json.writeNumberProperty("plies", answer.plies());
    json.writeArrayPropertyStart("slower");
    for (TableMove win : answer.slower()) {
      json.writeStartObject();
      json.writeStringProperty("move", win.move().toString());
      json.writeNumberProperty("moves", win.moves());
      json.writeNumberProperty("plies", win.plies());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
