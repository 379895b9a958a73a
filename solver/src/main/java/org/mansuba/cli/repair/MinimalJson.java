package org.mansuba.cli.repair;

import java.util.List;
import org.mansuba.analysis.repair.NewWarnings;
import org.mansuba.analysis.repair.Reduction;
import org.mansuba.problem.Problem;
import tools.jackson.core.JsonGenerator;

/** Writes the superfluous men as fields of a JSON object. */
final class MinimalJson {
  private MinimalJson() {}

  static void write(JsonGenerator json, Problem problem, Reduction.Outcome outcome) {
    NewWarnings warnings = new NewWarnings(problem.setup(), problem.rules());
    RepairJson.writeProblem(json, problem);
    RepairJson.writeTrial(json, "itself", outcome.itself());
    RepairJson.writeTrials(
        json,
        "alone",
        outcome.rounds().isEmpty() ? List.of() : outcome.rounds().getFirst().sound(),
        warnings);
    RepairJson.writeTrials(json, "steps", outcome.steps(), warnings);
    RepairJson.writeTrials(
        json,
        "undecided",
        outcome.rounds().stream().flatMap(round -> round.undecided().stream()).toList(),
        warnings);
    json.writeBooleanProperty("complete", outcome.isComplete());
  }
}
