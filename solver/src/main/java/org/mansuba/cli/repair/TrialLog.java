package org.mansuba.cli.repair;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.mansuba.analysis.repair.Candidate;
import org.mansuba.analysis.repair.Trial;
import org.mansuba.analysis.repair.TrialVerdict;
import org.mansuba.answer.StoredForm;
import org.mansuba.cli.output.AppendedLines;
import org.mansuba.cli.output.JsonLine;
import org.mansuba.cli.output.Refusal;
import org.mansuba.notation.Fen;
import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.StipulationText;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The results of changed diagrams, one JSON object per line, so that an interrupted run can resume.
 * The first line identifies the problem. A damaged line, or one of another {@link StoredForm},
 * costs its own result and no other. Confined to one thread at a time.
 */
final class TrialLog implements AutoCloseable {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final long NANOS_BETWEEN_SYNCS = 1_000_000_000;

  private final AppendedLines file;
  private final Map<String, Known> known = new HashMap<>();
  private long nextSync = System.nanoTime();

  private record Known(TrialVerdict verdict, long nodes) {}

  /**
   * Creates a log for one problem.
   *
   * @throws Refusal if the file is not a log or belongs to another problem
   */
  TrialLog(AppendedLines file, Problem problem) {
    this.file = file;
    String question = JsonLine.write(json -> writeQuestion(json, problem));
    List<String> lines = file.lines();
    if (lines.isEmpty() && question.startsWith(file.unfinished())) {
      file.append(question);
    } else if (lines.isEmpty() || !lines.getFirst().equals(question)) {
      throw new Refusal(
          file.name() + " has results for another problem or stipulation; give another file");
    }
    lines.stream().skip(1).forEach(this::read);
  }

  /** Returns an earlier run's result for a candidate; empty if unknown. */
  Optional<Trial> find(Candidate candidate) {
    return Optional.ofNullable(known.get(Fen.write(candidate.setup())))
        .map(k -> new Trial(candidate, k.verdict(), k.nodes()));
  }

  /**
   * Appends what was found out of a candidate, unless the file has it. When the machine fails, at
   * most the lines of the last second are lost.
   */
  void add(Trial trial) {
    String fen = Fen.write(trial.candidate().setup());
    Known found = new Known(trial.verdict(), trial.nodes());
    if (!found.equals(known.put(fen, found))) {
      file.append(JsonLine.write(json -> write(json, fen, trial)));
      long now = System.nanoTime();
      if (now - nextSync >= 0) {
        nextSync = now + NANOS_BETWEEN_SYNCS;
        file.force();
      }
    }
  }

  @Override
  public void close() {
    file.close();
  }

  private static void writeQuestion(JsonGenerator json, Problem problem) {
    json.writeStringProperty("soundness", StipulationText.write(problem.stipulation()));
    json.writeStringProperty("rules", problem.rules().toString());
  }

  private static void write(JsonGenerator json, String fen, Trial trial) {
    json.writeStringProperty("fen", fen);
    json.writeNumberProperty(StoredForm.FIELD, StoredForm.CURRENT);
    JsonLine.list(
        json, "changes", trial.candidate().changes().stream().map(ChangeText::write).toList());
    TrialVerdictJson.write(json, trial.verdict());
    json.writeNumberProperty("nodes", trial.nodes());
  }

  private void read(String line) {
    if (line.contains(AppendedLines.DAMAGE)) {
      return;
    }
    try {
      JsonNode object = MAPPER.readTree(line);
      String fen = object.path("fen").asString("");
      boolean current = StoredForm.isCurrent(object.path(StoredForm.FIELD).asString(""));
      TrialVerdictJson.read(object)
          .filter(_ -> current && !fen.isEmpty())
          .ifPresent(verdict -> known.put(fen, new Known(verdict, object.path("nodes").asLong(0))));
    } catch (JacksonException damaged) {
      // The diagram is tried anew.
    }
  }
}
