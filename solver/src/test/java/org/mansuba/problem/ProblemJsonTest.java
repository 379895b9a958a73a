package org.mansuba.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.mansuba.board.Kind;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.notation.Fen;
import org.mansuba.problem.stipulation.Condition;
import org.mansuba.problem.stipulation.Goal;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Move;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.option.BareKing;
import org.mansuba.rules.option.Stalemate;
import org.mansuba.score.Score;

class ProblemJsonTest {
  private static final String FULL =
      """
      {
        "x-first": [1, 2.50, 1e3, {"deep": null}],
        "title": "A title",
        "fen": "8/8/8/3k4/8/1KF5/8/f7 w",
        "id": "full",
        "stipulation": "mate in 6, checks only",
        "rules": { "bare_king": "off", "stalemate": "win" },
        "source": { "x-shelf": "A 3", "work": "A book", "links": ["https://example.org/"] },
        "published": {
          "x-page": 5,
          "lines": [
            { "moves": "b3b4 d5d6", "x-colour": "red", "note": "printed" },
            { "moves": "b3c2" }
          ],
          "moves": 9
        },
        "comment": { "en": "One.", "ar": "منصوبة" },
        "keywords": ["ending"],
        "solution": { "children": [ { "move": "b3b4", "glyphs": [1] } ] },
        "x-last": "é\\u0001"
      }
      """;

  @Test
  void readsEveryField() {
    Problem problem = read(FULL);
    assertThat(problem.id()).isEqualTo("full");
    assertThat(problem.title()).isEqualTo("A title");
    assertThat(problem.setup()).isEqualTo(Fen.read("8/8/8/3k4/8/1KQ5/8/q7 w"));
    assertThat(problem.stipulation())
        .isEqualTo(new Stipulation(Side.WHITE, Goal.MATE, 6, Set.of(new Condition.ChecksOnly())));
    assertThat(problem.rules()).isEqualTo(RuleSet.STANDARD.with(BareKing.OFF));
    assertThat(problem.source())
        .isEqualTo(new Source("A book", "", "", "", List.of("https://example.org/")));
    assertThat(problem.published().claim()).hasValue(9);
    assertThat(problem.published().lines().getFirst())
        .isEqualTo(
            new PublishedLine(
                List.of(Move.of(Square.B3, Square.B4), Move.of(Square.D5, Square.D6)), "printed"));
    assertThat(problem.comment()).containsEntry("ar", "منصوبة");
    assertThat(problem.keywords()).containsExactly("ending");
  }

  @Test
  void aDiagramAloneIsAProblemForTheSideToMove() {
    Problem problem = read("{\"fen\": \"8/8/8/3k4/8/1KQ5/8/q7 b\"}");
    assertThat(problem.stipulation()).isEqualTo(Stipulation.win(Side.BLACK));
    assertThat(problem.published().claim()).isEmpty();
    assertThat(problem.name()).isEmpty();
  }

  @Test
  void keepsEveryFieldAndTheirOrder() {
    String written = ProblemJson.write(read(FULL));
    assertThat(JsonText.parse(written, "written")).isEqualTo(JsonText.parse(FULL, "full"));
    assertThat(written.replaceAll("\\s", ""))
        .isEqualTo(FULL.replaceAll("\\s", "").replace("1e3", "1E+3"));
  }

  @Test
  void changesOnlyTheFieldsWhoseMeaningChanged() {
    Problem problem =
        read(FULL)
            .withTitle("Another")
            .withSource(new Source("A book", "7", "", "", List.of()))
            .withRules(RuleSet.STANDARD.with(Stalemate.DRAW))
            .withComment("en", "")
            .withComment("de", "Eins.")
            .withPublished(
                new Published(
                    Published.NO_CLAIM,
                    List.of(
                        new PublishedLine(List.of(Move.of(Square.B3, Square.C2)), "new"),
                        new PublishedLine(
                            List.of(Move.of(Square.B3, Square.B4), Move.of(Square.D5, Square.D6)),
                            ""))));
    assertThat(ProblemJson.write(problem))
        .contains("\"title\": \"Another\"")
        .contains("\"fen\": \"8/8/8/3k4/8/1KF5/8/f7 w\"")
        .contains("\"stipulation\": \"mate in 6, checks only\"")
        .contains("{ \"x-shelf\": \"A 3\", \"work\": \"A book\", \"number\": \"7\" }")
        .contains("\"rules\": { \"stalemate\": \"draw\" }")
        .contains("{ \"moves\": \"b3c2\", \"note\": \"new\" }")
        .contains("{ \"moves\": \"b3b4 d5d6\", \"x-colour\": \"red\" }")
        .contains("\"x-page\": 5")
        .contains("{ \"ar\": \"منصوبة\", \"de\": \"Eins.\" }")
        .doesNotContain("\"links\"", "bare_king", "printed");
    assertThat(read(ProblemJson.write(problem)).withTitle("A title"))
        .usingRecursiveComparison()
        .ignoringFields("original")
        .isEqualTo(problem.withTitle("A title"));
  }

  @Test
  void whatACheckFoundGoesWithWhatItWasFoundOf() {
    Checked found = new Checked("short", OptionalInt.of(6), 5, "usual", List.of("tries"));
    Problem problem = read(ProblemJson.write(read(FULL), found));
    String note = "\"check\": {";
    assertThat(ProblemJson.write(problem))
        .contains(note, "\"verdict\": \"short\"", "\"lowerBound\": 5", "[\"tries\"]");
    assertThat(ProblemJson.write(problem.withTitle("Another"))).contains(note);
    assertThat(ProblemJson.write(problem.withSetup(Fen.read("8/8/8/3k4/8/1KQ5/8/8 w"))))
        .doesNotContain(note);
    assertThat(ProblemJson.write(problem.withStipulation(Stipulation.win(Side.WHITE))))
        .doesNotContain(note);
    assertThat(ProblemJson.write(problem.withRules(RuleSet.STANDARD))).doesNotContain(note);
    assertThat(ProblemJson.write(problem.withSolution(Score.EMPTY))).doesNotContain(note);
  }

  @Test
  void removesWhatIsEmpty() {
    Problem problem =
        read("{\"fen\":\"8/8/8/3k4/8/1KQ5/8/q7 w\",\"id\":\"a\",\"rules\":{\"bareKing\":\"off\"},"
                + "\"keywords\":[\"x\"],\"source\":{\"work\":\"w\"}}")
            .withId("")
            .withRules(RuleSet.STANDARD)
            .withKeywords(List.of())
            .withSource(Source.UNKNOWN);
    assertThat(ProblemJson.write(problem))
        .isEqualTo("{\n  \"fen\": \"8/8/8/3k4/8/1KQ5/8/q7 w\"\n}\n");
  }

  @Test
  void writesStipulationsAsObjectsAndKeepsWhatElseStoodThere() {
    Problem problem =
        read(
            "{\"fen\":\"8/8/8/3k4/8/1KQ5/8/q7 w\",\"stipulation\":{\"x\":1,\"moves\":3,\"exact\":true}}");
    Stipulation changed =
        new Stipulation(
            Side.BLACK,
            Goal.MATE,
            Stipulation.ANY_LENGTH,
            Set.of(new Condition.MatingKind(Kind.ALFIL), new Condition.MatedOn(Square.H7)));
    assertThat(ProblemJson.write(problem.withStipulation(changed)))
        .contains("\"x\": 1", "\"attacker\": \"black\"", "\"goal\": \"mate\"")
        .contains("\"matingMan\": \"alfil\"", "\"matedOn\": \"h7\"")
        .doesNotContain("exact", "moves");
  }

  @Test
  void everyConditionSurvivesAsAnObject() {
    for (Condition condition :
        List.of(
            new Condition.Exact(),
            new Condition.ChecksOnly(),
            new Condition.MatingKind(Kind.PAWN),
            new Condition.MatingMan(Square.H3),
            new Condition.MatedOn(Square.H7),
            new Condition.MatingFrom(Square.F5))) {
      Stipulation stipulation = new Stipulation(Side.BLACK, Goal.BARE, 4, Set.of(condition));
      Problem problem = diamond().withStipulation(stipulation);
      assertThat(read(ProblemJson.write(problem)).stipulation()).isEqualTo(stipulation);
    }
  }

  @Test
  void writesAsTextWhatAnObjectCannotSay() {
    Stipulation stipulation =
        new Stipulation(
            Side.WHITE,
            Goal.MATE,
            4,
            Set.of(new Condition.MatingKind(Kind.PAWN), new Condition.MatingMan(Square.H3)));
    Problem problem = diamond().withStipulation(stipulation);
    assertThat(read(ProblemJson.write(problem)).stipulation()).isEqualTo(stipulation);
  }

  @Test
  void anImpliedAttackerIsWrittenOutWhenTheSideToMoveChanges() {
    Problem problem = read(FULL);
    Problem turned = problem.withSetup(problem.setup().withSideToMove(Side.BLACK));
    assertThat(read(ProblemJson.write(turned)).stipulation()).isEqualTo(problem.stipulation());
  }

  @Test
  void readsListsOfMen() {
    String lists = "{\"pieces\":{\"white\":\"Kb3 Fc3\",\"black\":\"Kd5 Fa1\"%s}%s}";
    assertThat(read(lists.formatted("", "")).setup()).isEqualTo(diamond().setup());
    assertThat(read(lists.formatted(",\"toMove\":\"black\"", "")).setup().toMove())
        .isEqualTo(Side.BLACK);
    Problem black = read(lists.formatted("", ",\"stipulation\":\"Black wins\""));
    assertThat(black.setup().toMove()).isEqualTo(Side.BLACK);
    assertThat(ProblemJson.write(black)).contains("\"pieces\"").doesNotContain("\"fen\"");
    assertThat(ProblemJson.write(black.withSetup(diamond().setup())))
        .contains("\"fen\": \"8/8/8/3k4/8/1KQ5/8/q7 w - - 0 1\"")
        .doesNotContain("\"pieces\"");
  }

  @Test
  void whoIsToMoveStaysWhenOnlyTheAttackerChanges() {
    Problem implied =
        read(
            "{\"pieces\":{\"white\":\"Kb3 Fc3\",\"black\":\"Kd5 Fa1\"},\"stipulation\":\"White wins\"}");
    Problem changed = implied.withStipulation(Stipulation.win(Side.BLACK));
    Problem again = read(ProblemJson.write(changed));
    assertThat(again.setup()).isEqualTo(implied.setup());
    assertThat(again.stipulation()).isEqualTo(changed.stipulation());
  }

  @Test
  void readsAndWritesCollections() {
    List<Problem> collection = List.of(read(FULL), diamond());
    List<Problem> again = ProblemJson.read(ProblemJson.write(collection), "collection");
    assertThat(again)
        .extracting(Problem::setup)
        .containsExactly(diamond().setup(), diamond().setup());
    assertThat(again.getFirst()).isEqualTo(collection.getFirst());
  }

  @Test
  void acceptsAByteOrderMark() {
    assertThat(read("\uFEFF" + FULL)).isEqualTo(read(FULL));
  }

  private static Problem diamond() {
    return Problem.of(Fen.read("8/8/8/3k4/8/1KQ5/8/q7 w"));
  }

  private static Problem read(String text) {
    return ProblemJson.read(text, "test.json").getFirst();
  }
}
