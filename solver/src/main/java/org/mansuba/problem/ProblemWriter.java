package org.mansuba.problem;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.mansuba.notation.Fen;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Move;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.option.RuleOption;
import org.mansuba.rules.option.RuleValue;
import org.mansuba.score.Score;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Creates the fields of an object from a problem. Fields whose value has not changed keep their
 * form, and unknown fields are kept.
 */
final class ProblemWriter {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private final Problem problem;
  private final ObjectNode out;

  /**
   * Whether the check result is outdated: something it depends on, or the solution it describes,
   * has changed.
   */
  private boolean changed;

  private ProblemWriter(Problem problem) {
    this.problem = problem;
    this.out = problem.original().copy();
  }

  /** Returns the object of a problem. */
  static ObjectNode write(Problem problem) {
    ProblemWriter writer = new ProblemWriter(problem);
    writer.write();
    return writer.out;
  }

  /** Returns the object of a problem that has just been checked. */
  static ObjectNode write(Problem problem, Checked checked) {
    ObjectNode object = write(problem);
    ObjectNode note = object.putObject(Checked.FIELD);
    note.put("verdict", checked.verdict());
    checked.moves().ifPresent(moves -> note.put("moves", moves));
    note.put("lowerBound", checked.noneIn());
    note.put("extent", checked.extent());
    ArrayNode unfinished = note.putArray("unfinished");
    checked.unfinished().forEach(unfinished::add);
    return object;
  }

  private void write() {
    putText(out, "id", problem.id());
    putText(out, "title", problem.title());
    putSetup();
    putStipulation();
    // A list of men may leave the side to move to the attacker, who may have changed.
    putSetup();
    putRules();
    putSource();
    putPublished();
    putComment();
    if (!field("keywords").map(f -> f.texts("")).orElse(List.of()).equals(problem.keywords())) {
      putTexts(out, "keywords", problem.keywords());
    }
    putSolution();
    if (changed) {
      out.remove(Checked.FIELD);
    }
  }

  private void putSetup() {
    boolean described = out.has("fen") || out.has("pieces");
    if (!described || !ProblemReader.setup(root()).equals(problem.setup())) {
      out.remove("pieces");
      out.put("fen", Fen.write(problem.setup()));
      changed = true;
    }
  }

  private void putStipulation() {
    Stipulation said =
        field("stipulation")
            .map(f -> StipulationJson.read(f, problem.setup().toMove()))
            .orElse(Stipulation.win(problem.setup().toMove()));
    if (!said.equals(problem.stipulation())) {
      ObjectNode object = objectOf("stipulation");
      out.set("stipulation", StipulationJson.write(problem.stipulation(), object));
      changed = true;
    }
  }

  private void putRules() {
    RuleSet said = field("rules").map(ProblemReader::rules).orElse(RuleSet.STANDARD);
    if (!said.equals(problem.rules())) {
      ObjectNode rules = NODES.objectNode();
      for (RuleValue value : problem.rules().deviations()) {
        rules.put(RuleOption.of(value).key(), value.text());
      }
      putObject("rules", rules);
      changed = true;
    }
  }

  private void putSource() {
    Source source = problem.source();
    if (!field("source").map(ProblemReader::source).orElse(Source.UNKNOWN).equals(source)) {
      ObjectNode object = objectOf("source");
      putText(object, "work", source.work());
      putText(object, "number", source.number());
      putText(object, "author", source.author());
      putText(object, "date", source.date());
      putTexts(object, "links", source.links());
      putObject("source", object);
    }
  }

  private void putPublished() {
    Optional<JsonField> old = field("published");
    Published said = old.map(ProblemReader::published).orElse(Published.NOTHING);
    Published published = problem.published();
    if (said.equals(published)) {
      return;
    }
    ObjectNode object = objectOf("published");
    published.claim().ifPresentOrElse(n -> object.put("moves", n), () -> object.remove("moves"));
    if (!said.lines().equals(published.lines())) {
      List<JsonField> oldLines =
          old.flatMap(f -> f.get("lines")).map(f -> f.items("")).orElse(List.of());
      ArrayNode lines = NODES.arrayNode();
      published.lines().forEach(line -> lines.add(line(line, oldLines)));
      putOrRemove(object, "lines", lines);
    }
    putObject("published", object);
  }

  /** Returns a line; keeps the old object's notes if its moves are the same. */
  private static ObjectNode line(PublishedLine line, List<JsonField> oldLines) {
    ObjectNode object =
        oldLines.stream()
            .filter(f -> ProblemReader.line(f).moves().equals(line.moves()))
            .findFirst()
            .map(f -> (ObjectNode) f.node().deepCopy())
            .orElseGet(NODES::objectNode);
    if (!object.has("moves")) {
      String moves = line.moves().stream().map(Move::toString).collect(Collectors.joining(" "));
      object.put("moves", moves);
    }
    putText(object, "note", line.note());
    return object;
  }

  private void putComment() {
    Map<String, String> said = field("comment").map(ProblemReader::comment).orElse(Map.of());
    if (!said.equals(problem.comment())) {
      ObjectNode object = objectOf("comment");
      object.removeIf(_ -> true);
      problem.comment().forEach(object::put);
      putObject("comment", object);
    }
  }

  /** Keeps the tree as written if it has not changed; its moves were checked when read. */
  private void putSolution() {
    Optional<JsonField> old = field("solution");
    Score said = old.map(ScoreReader::readUnchecked).orElse(Score.EMPTY);
    if (!said.equals(problem.solution())) {
      putObject("solution", ScoreWriter.write(problem.solution(), objectOf("solution")));
      changed = true;
    }
  }

  private JsonField root() {
    return new JsonField("the problem", "", out);
  }

  private Optional<JsonField> field(String name) {
    return root().get(name);
  }

  private ObjectNode objectOf(String name) {
    return out.get(name) instanceof ObjectNode object ? object : NODES.objectNode();
  }

  private void putObject(String name, ObjectNode object) {
    putOrRemove(out, name, object);
  }

  private static void putText(ObjectNode object, String name, String text) {
    boolean same = object.has(name) && object.get(name).asString().equals(text);
    if (text.isEmpty() && !same) {
      object.remove(name);
    } else if (!same) {
      object.put(name, text);
    }
  }

  private static void putTexts(ObjectNode object, String name, List<String> texts) {
    ArrayNode array = NODES.arrayNode();
    texts.forEach(array::add);
    putOrRemove(object, name, array);
  }

  private static void putOrRemove(ObjectNode object, String name, JsonNode value) {
    if (value.isEmpty()) {
      object.remove(name);
    } else {
      object.set(name, value);
    }
  }
}
