package org.mansuba.cli.inspect;

import java.util.List;
import org.mansuba.board.Side;
import org.mansuba.cli.output.JsonLine;
import org.mansuba.notation.Fen;
import org.mansuba.problem.Problem;
import org.mansuba.problem.Source;
import org.mansuba.problem.stipulation.StipulationText;
import org.mansuba.rules.legality.Finding;
import org.mansuba.rules.option.RuleOption;
import org.mansuba.rules.option.RuleValue;
import tools.jackson.core.JsonGenerator;

/** Writes a problem's data and the findings on its diagram as fields of a JSON object. */
final class ProblemSummaryJson {
  private ProblemSummaryJson() {}

  static void write(JsonGenerator json, Problem problem, List<Finding> findings) {
    JsonLine.text(json, "id", problem.id());
    JsonLine.text(json, "title", problem.title());
    json.writeStringProperty("fen", Fen.write(problem.setup()));
    json.writeStringProperty("stipulation", StipulationText.write(problem.stipulation()));
    json.writeObjectPropertyStart("rules");
    for (RuleValue value : problem.rules().deviations()) {
      json.writeStringProperty(RuleOption.of(value).key(), value.text());
    }
    json.writeEndObject();
    json.writeObjectPropertyStart("men");
    json.writeNumberProperty("white", problem.setup().count(Side.WHITE));
    json.writeNumberProperty("black", problem.setup().count(Side.BLACK));
    json.writeEndObject();
    writeSource(json, problem.source());
    json.writeArrayPropertyStart("published");
    problem
        .published()
        .lines()
        .forEach(
            line ->
                json.writeString(
                    String.join(" ", line.moves().stream().map(Object::toString).toList())));
    json.writeEndArray();
    writeFindings(json, findings);
  }

  private static void writeSource(JsonGenerator json, Source source) {
    json.writeObjectPropertyStart("source");
    JsonLine.text(json, "work", source.work());
    JsonLine.text(json, "number", source.number());
    JsonLine.text(json, "author", source.author());
    JsonLine.text(json, "date", source.date());
    JsonLine.list(json, "links", source.links());
    json.writeEndObject();
  }

  private static void writeFindings(JsonGenerator json, List<Finding> findings) {
    json.writeArrayPropertyStart("findings");
    for (Finding finding : findings) {
      json.writeStartObject();
      json.writeStringProperty("code", finding.code().name());
      json.writeStringProperty("sentence", finding.sentence());
      JsonLine.list(json, "squares", finding.squares());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
