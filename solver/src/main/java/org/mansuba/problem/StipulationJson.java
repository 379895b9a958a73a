package org.mansuba.problem;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.mansuba.board.Kind;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.notation.NotationException;
import org.mansuba.problem.stipulation.Condition;
import org.mansuba.problem.stipulation.Goal;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.problem.stipulation.StipulationText;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Reads and writes stipulations in problem files: an object with fields, or a text. */
final class StipulationJson {
  private static final String SHAPE = "{\"attacker\": \"white\", \"goal\": \"mate\", \"moves\": 6}";

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  /** The fields of the conditions, in writing order. */
  private static final List<String> CONDITIONS =
      List.of("exact", "checksOnly", "matingMan", "matedOn", "matingFrom");

  private StipulationJson() {}

  /** Returns the stipulation in a field; if it names no attacker, the side to move attacks. */
  static Stipulation read(JsonField field, Side toMove) {
    if (field.node().isString()) {
      try {
        return StipulationText.read(field.text(), toMove);
      } catch (NotationException e) {
        throw field.wrong("is wrong: " + e.getMessage());
      }
    }
    field.object(SHAPE + " or a text such as \"mate in 6\"");
    Side attacker = field.get("attacker").map(StipulationJson::side).orElse(toMove);
    Goal goal = field.get("goal").map(StipulationJson::goal).orElse(Goal.WIN);
    int moves =
        field
            .get("moves")
            .map(f -> f.whole(1, Stipulation.MAX_MOVES))
            .orElse(Stipulation.ANY_LENGTH);
    return new Stipulation(attacker, goal, moves, conditions(field));
  }

  /** Returns the side named by a field. */
  static Side side(JsonField field) {
    return switch (field.text()) {
      case "white" -> Side.WHITE;
      case "black" -> Side.BLACK;
      default -> throw field.isButMustBe("\"white\" or \"black\"");
    };
  }

  /**
   * Writes a stipulation into an object, keeping unknown fields, or as a text if the fields cannot
   * express it.
   */
  static JsonNode write(Stipulation stipulation, ObjectNode out) {
    out.put("attacker", stipulation.attacker().title().toLowerCase(Locale.ROOT));
    out.put("goal", lower(stipulation.goal()));
    stipulation.limit().ifPresentOrElse(n -> out.put("moves", n), () -> out.remove("moves"));
    for (String name : CONDITIONS) {
      out.remove(name);
      for (Condition condition : stipulation.conditions()) {
        if (name(condition).equals(name)) {
          out.set(name, value(condition));
        }
      }
    }
    boolean complete =
        read(new JsonField("", "stipulation", out), stipulation.attacker()).equals(stipulation);
    return complete ? out : NODES.stringNode(StipulationText.write(stipulation));
  }

  private static Goal goal(JsonField field) {
    String text = field.text();
    return Arrays.stream(Goal.values())
        .filter(goal -> lower(goal).equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                field.isButMustBe(
                    "one of "
                        + Arrays.stream(Goal.values())
                            .map(StipulationJson::lower)
                            .collect(Collectors.joining(", "))));
  }

  private static Set<Condition> conditions(JsonField field) {
    Set<Condition> conditions = new HashSet<>();
    if (field.get("exact").map(JsonField::truth).orElse(false)) {
      if (field.get("moves").isEmpty()) {
        throw field.wrong("is exact without a number of moves; add a field moves");
      }
      conditions.add(new Condition.Exact());
    }
    if (field.get("checksOnly").map(JsonField::truth).orElse(false)) {
      conditions.add(new Condition.ChecksOnly());
    }
    field.get("matingMan").map(StipulationJson::matingMan).ifPresent(conditions::add);
    field.get("matedOn").map(f -> new Condition.MatedOn(square(f))).ifPresent(conditions::add);
    field
        .get("matingFrom")
        .map(f -> new Condition.MatingFrom(square(f)))
        .ifPresent(conditions::add);
    return conditions;
  }

  private static Condition matingMan(JsonField field) {
    String text = field.text();
    Optional<Square> square = Square.parse(text);
    if (square.isPresent()) {
      return new Condition.MatingMan(square.get());
    }
    return Arrays.stream(Kind.values())
        .filter(kind -> kind.title().equals(text))
        .findFirst()
        .map(Condition.MatingKind::new)
        .orElseThrow(
            () ->
                field.isButMustBe(
                    "king, ferz, alfil, knight, rook, pawn or the man's square in the diagram"));
  }

  private static Square square(JsonField field) {
    return Square.parse(field.text())
        .orElseThrow(() -> field.isButMustBe("a square from a1 to h8"));
  }

  private static String name(Condition condition) {
    return switch (condition) {
      case Condition.Exact() -> "exact";
      case Condition.ChecksOnly() -> "checksOnly";
      case Condition.MatingKind _, Condition.MatingMan _ -> "matingMan";
      case Condition.MatedOn _ -> "matedOn";
      case Condition.MatingFrom _ -> "matingFrom";
    };
  }

  private static JsonNode value(Condition condition) {
    return switch (condition) {
      case Condition.Exact(), Condition.ChecksOnly() -> NODES.booleanNode(true);
      case Condition.MatingKind(var kind) -> NODES.stringNode(kind.title());
      case Condition.MatingMan(var square) -> NODES.stringNode(square.toString());
      case Condition.MatedOn(var square) -> NODES.stringNode(square.toString());
      case Condition.MatingFrom(var square) -> NODES.stringNode(square.toString());
    };
  }

  private static String lower(Goal goal) {
    return goal.name().toLowerCase(Locale.ROOT);
  }
}
