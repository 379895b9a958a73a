package org.mansuba.problem;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.mansuba.board.Side;
import org.mansuba.notation.Excerpt;
import org.mansuba.notation.Fen;
import org.mansuba.notation.NotationException;
import org.mansuba.notation.PieceList;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Move;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.option.RuleOption;
import org.mansuba.rules.option.RuleValue;
import org.mansuba.score.Score;
import tools.jackson.databind.node.ObjectNode;

/** Creates a problem from the fields of an object; error messages name the invalid field. */
final class ProblemReader {
  private static final String LINE = "{\"moves\": \"c4e5 f3e4\"}";

  private ProblemReader() {}

  /** Returns the problem described by an object. */
  static Problem read(JsonField root) {
    root.object("{\"fen\": \"8/8/8/3k4/8/1KQ5/8/q7 w\"}");
    root.get(Checked.FIELD).ifPresent(CheckedJson::validate);
    Setup setup = setup(root);
    RuleSet rules = root.get("rules").map(ProblemReader::rules).orElse(RuleSet.STANDARD);
    Stipulation stipulation =
        root.get("stipulation")
            .map(f -> StipulationJson.read(f, setup.toMove()))
            .orElseGet(() -> Stipulation.win(setup.toMove()));
    return new Problem(
        root.textOf("id"),
        new Question(setup, rules, stipulation),
        info(root),
        root.get("published").map(ProblemReader::published).orElse(Published.NOTHING),
        root.get("solution").map(f -> solution(f, setup, rules)).orElse(Score.EMPTY),
        Original.of((ObjectNode) root.node()));
  }

  private static Score solution(JsonField field, Setup setup, RuleSet rules) {
    return SolutionMoves.position(setup, rules)
        .map(position -> ScoreReader.read(field, position))
        .orElseGet(() -> ScoreReader.readUnchecked(field));
  }

  private static Info info(JsonField root) {
    return new Info(
        root.textOf("title"),
        root.get("source").map(ProblemReader::source).orElse(Source.UNKNOWN),
        root.get("comment").map(ProblemReader::comment).orElse(Map.of()),
        root.get("keywords").map(f -> f.texts("[\"checks\"]")).orElse(List.of()));
  }

  /** Returns the diagram, given by a FEN or by lists of men. */
  static Setup setup(JsonField root) {
    Optional<JsonField> fen = root.get("fen");
    Optional<JsonField> pieces = root.get("pieces");
    if (fen.isPresent() == pieces.isPresent()) {
      throw root.wrong(
          fen.isPresent()
              ? "has both fen and pieces; keep one of them"
              : "has no position; add a field fen, or pieces with the lists white and black");
    }
    JsonField field = fen.or(() -> pieces).orElseThrow();
    try {
      return fen.isPresent() ? Fen.read(fen.get().text()) : pieces(field, root);
    } catch (NotationException e) {
      throw field.wrong("is wrong: " + e.getMessage());
    }
  }

  /**
   * Returns the diagram given by lists of men; if they do not say who is to move, the attacker is.
   */
  private static Setup pieces(JsonField pieces, JsonField root) {
    pieces.object("{\"white\": \"Kb3 Fc3\", \"black\": \"Kd5 Fa1\"}");
    Side toMove =
        pieces
            .get("toMove")
            .map(StipulationJson::side)
            .or(
                () ->
                    root.get("stipulation")
                        .map(f -> StipulationJson.read(f, Side.WHITE).attacker()))
            .orElse(Side.WHITE);
    return PieceList.read(pieces.textOf("white"), pieces.textOf("black"), toMove);
  }

  /** Returns the rules; the field lists only deviations from the default. */
  static RuleSet rules(JsonField field) {
    RuleSet rules = RuleSet.STANDARD;
    for (Map.Entry<String, JsonField> entry : field.fields("{\"bareKing\": \"off\"}").entrySet()) {
      RuleOption option =
          RuleOption.named(entry.getKey())
              .orElseThrow(
                  () ->
                      field.wrong(
                          "has the unknown switch %s; the switches are %s"
                              .formatted(Excerpt.of(entry.getKey()), switches())));
      RuleValue value =
          option
              .value(entry.getValue().text())
              .orElseThrow(() -> entry.getValue().isButMustBe("one of " + option.choices()));
      rules = rules.with(value);
    }
    return rules;
  }

  /** Returns the source of the problem. */
  static Source source(JsonField field) {
    field.object("{\"work\": \"...\", \"number\": \"...\"}");
    return new Source(
        field.textOf("work"),
        field.textOf("number"),
        field.textOf("author"),
        field.textOf("date"),
        field.get("links").map(f -> f.texts("[\"https://...\"]")).orElse(List.of()));
  }

  /** Returns the published solution. */
  static Published published(JsonField field) {
    field.object("{\"moves\": 9, \"lines\": [...]}");
    int moves =
        field.get("moves").map(f -> f.whole(1, Stipulation.MAX_MOVES)).orElse(Published.NO_CLAIM);
    List<PublishedLine> lines =
        field.get("lines").map(f -> f.items("[" + LINE + "]")).orElse(List.of()).stream()
            .map(ProblemReader::line)
            .toList();
    return new Published(moves, lines);
  }

  /** Returns one published line. */
  static PublishedLine line(JsonField field) {
    field.object(LINE);
    JsonField moves =
        field.get("moves").orElseThrow(() -> field.wrong("has no moves; add \"moves\": \"c4e5\""));
    return new PublishedLine(moves(moves), field.textOf("note"));
  }

  /** Returns the comments by language. */
  static Map<String, String> comment(JsonField field) {
    Map<String, String> comment = new LinkedHashMap<>();
    field.fields("{\"en\": \"...\"}").forEach((k, f) -> comment.put(k, f.text()));
    return comment;
  }

  private static List<Move> moves(JsonField field) {
    List<Move> moves = new ArrayList<>();
    for (String text : field.text().strip().split("\\s+", -1)) {
      if (!text.isEmpty()) {
        int number = moves.size() + 1;
        moves.add(
            Move.parse(text)
                .orElseThrow(
                    () ->
                        field.wrong(
                            "has %s as its move %d; a move is written as c4e5, or e1<c3 for a swap"
                                .formatted(Excerpt.of(text), number))));
      }
    }
    return moves;
  }

  private static String switches() {
    return Arrays.stream(RuleOption.values())
        .map(RuleOption::key)
        .collect(Collectors.joining(", "));
  }
}
