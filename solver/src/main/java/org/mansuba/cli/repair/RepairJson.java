package org.mansuba.cli.repair;

import java.util.List;
import org.mansuba.analysis.repair.NewWarnings;
import org.mansuba.analysis.repair.Repair;
import org.mansuba.analysis.repair.Trial;
import org.mansuba.analysis.repair.TrialOutcome;
import org.mansuba.cli.output.JsonLine;
import org.mansuba.notation.Fen;
import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.StipulationText;
import org.mansuba.rules.legality.Finding;
import tools.jackson.core.JsonGenerator;

/** Writes the results of changes as fields of a JSON object. */
final class RepairJson {
  private RepairJson() {}

  /**
   * Writes the fields.
   *
   * @param refuted the refuted candidates to be listed, possibly none
   * @param warnings those of all candidates
   */
  static void write(
      JsonGenerator json,
      Problem problem,
      Repair.Outcome outcome,
      List<Trial> refuted,
      NewWarnings warnings) {
    TrialOutcome changed = outcome.changed();
    writeProblem(json, problem);
    writeTrial(json, "itself", outcome.itself());
    writeTrials(json, "sound", changed.sound(), warnings);
    writeTrials(json, "undecided", changed.undecided(), warnings);
    json.writeNumberProperty("refuted", changed.refuted());
    if (!refuted.isEmpty()) {
      writeTrials(json, "refutations", refuted, warnings);
    }
    json.writeBooleanProperty("complete", changed.complete());
  }

  static void writeProblem(JsonGenerator json, Problem problem) {
    JsonLine.text(json, "id", problem.id());
    json.writeStringProperty("fen", Fen.write(problem.setup()));
    json.writeStringProperty("stipulation", StipulationText.write(problem.stipulation()));
  }

  static void writeTrials(
      JsonGenerator json, String name, List<Trial> trials, NewWarnings warnings) {
    json.writeArrayPropertyStart(name);
    for (Trial trial : trials) {
      json.writeStartObject();
      writeFields(json, trial);
      List<Finding> odd = warnings.of(trial.candidate());
      if (!odd.isEmpty()) {
        JsonLine.list(json, "warnings", odd.stream().map(Finding::sentence).toList());
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  static void writeTrial(JsonGenerator json, String name, Trial trial) {
    json.writeObjectPropertyStart(name);
    writeFields(json, trial);
    json.writeEndObject();
  }

  private static void writeFields(JsonGenerator json, Trial trial) {
    json.writeStringProperty("fen", Fen.write(trial.candidate().setup()));
    JsonLine.list(
        json, "changes", trial.candidate().changes().stream().map(ChangeText::write).toList());
    TrialVerdictJson.write(json, trial.verdict());
  }
}
