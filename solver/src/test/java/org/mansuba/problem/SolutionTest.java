package org.mansuba.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mansuba.board.Square;
import org.mansuba.notation.Fen;
import org.mansuba.rules.Move;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.option.StalemateSwap;
import org.mansuba.rules.option.SwapWhen;
import org.mansuba.score.Annotation;
import org.mansuba.score.Arrow;
import org.mansuba.score.Colour;
import org.mansuba.score.Glyph;
import org.mansuba.score.MarkedSquare;
import org.mansuba.score.NodePath;
import org.mansuba.score.RandomScores;
import org.mansuba.score.Score;

class SolutionTest {
  private static final String FEN = "\"fen\":\"8/8/8/3k4/8/1KF5/8/f7 w\"";
  private static final String FULL =
      """
      {
        "fen": "8/8/8/3k4/8/1KF5/8/f7 w",
        "solution": {
          "x-engine": 3,
          "comment": { "en": "The diamond." },
          "children": [
            {
              "move": "b3b4",
              "comment": { "en": "The key.", "ar": "المفتاح" },
              "glyphs": [1, 22],
              "arrows": ["green b3b4"],
              "squares": ["red a1"],
              "children": [
                { "moves": "d5d6 b4c4" },
                { "move": "d5c6", "x-why": "short" }
              ]
            },
            { "move": "b3c2", "glyphs": [2] }
          ]
        }
      }
      """;

  @Test
  void readsEveryRemark() {
    Score score = read(FULL).solution();
    assertThat(score.annotation()).isEqualTo(Annotation.comment("en", "The diamond."));
    Annotation key = score.annotation(NodePath.of(0));
    assertThat(key.comment("ar")).hasValue("المفتاح");
    assertThat(key.glyphs()).containsExactly(Glyph.GOOD, Glyph.ZUGZWANG);
    assertThat(key.arrows()).containsExactly(new Arrow(Colour.GREEN, Square.B3, Square.B4));
    assertThat(key.squares()).containsExactly(new MarkedSquare(Colour.RED, Square.A1));
    assertThat(score.moves(NodePath.of(0, 0, 0)))
        .containsExactly(
            Move.of(Square.B3, Square.B4),
            Move.of(Square.D5, Square.D6),
            Move.of(Square.B4, Square.C4));
    assertThat(score.size()).isEqualTo(5);
  }

  @Test
  void writesAnUnchangedTreeAsItWas() {
    assertThat(ProblemJson.write(read(FULL)).replaceAll("\\s", ""))
        .isEqualTo(FULL.replaceAll("\\s", ""));
  }

  @Test
  void keepsWhatItDoesNotKnowWhereTheSameMovesLead() {
    Problem problem = read(FULL);
    Score changed = problem.solution().delete(NodePath.of(0, 0)).score();
    assertThat(ProblemJson.write(problem.withSolution(changed)))
        .contains("\"x-engine\": 3", "{ \"move\": \"d5c6\", \"x-why\": \"short\" }")
        .doesNotContain("d5d6");
    assertThat(ProblemJson.write(problem.withSolution(Score.EMPTY)))
        .contains("\"x-engine\": 3")
        .doesNotContain("children", "comment");
  }

  @Test
  void putsMovesInARowIntoOneObject() {
    Score score =
        Score.EMPTY
            .play(
                NodePath.ROOT,
                List.of(
                    Move.of(Square.B3, Square.B4),
                    Move.of(Square.D5, Square.D6),
                    Move.of(Square.B4, Square.C4)))
            .score();
    Problem problem = read("{" + FEN + "}").withSolution(score);
    assertThat(ProblemJson.write(problem)).contains("{ \"moves\": \"b3b4 d5d6 b4c4\" }");
    assertThat(read(ProblemJson.write(problem)).solution()).isEqualTo(score);
  }

  @ParameterizedTest
  @CsvSource({"standard, 1000, 3", "swaps, 100, 4"})
  void readingWhatWasWrittenGivesTheSameTree(String rules, int count, long seed) {
    RuleSet swaps = RuleSet.STANDARD.with(StalemateSwap.ON).with(SwapWhen.ANY);
    RuleSet used = rules.equals("swaps") ? swaps : RuleSet.STANDARD;
    RandomScores samples = new RandomScores(used, seed);
    for (int i = 0; i < count; i++) {
      RandomScores.Sample sample = samples.next();
      Problem problem = Problem.of(sample.setup()).withRules(used).withSolution(sample.score());
      String text = ProblemJson.write(problem);
      Problem again = read(text);
      assertThat(again.solution()).isEqualTo(sample.score());
      assertThat(ProblemJson.write(again)).isEqualTo(text);
    }
  }

  // spotless:off
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          7                                             | solution is 7; it must be an object, as in {"children"
          {"children":{}}                               | solution.children is an object; it must be an array
          {"children":[7]}                              | solution.children[0] is 7; it must be an object
          {"children":[{}]}                             | solution.children[0] has no move; add "move": "c4e5"
          {"children":[{"move":"b3b4","moves":"b3b4"}]} | solution.children[0] has both move and moves
          {"children":[{"move":"Kb4"}]}                 | solution.children[0].move is "Kb4"; it must be a move
          {"children":[{"moves":"b3b4 d5x"}]}           | solution.children[0].moves has "d5x" as its move 2
          {"children":[{"moves":""}]}                   | solution.children[0].moves has "" as its move 1
          {"children":[{"move":"b3b5"}]}                | solution.children[0] has the move b3b5, which is illegal there
          {"children":[{"moves":"b3b4 d5d7"}]}          | solution.children[0] has d5d7 as its move 2, which is illegal there
          {"children":[{"move":"b3b4","children":[{"move":"b4b5"}]}]} | solution.children[0].children[0] has the move b4b5, which is illegal
          {"children":[{"move":"b3b4"},{"moves":"b3b4 d5d6"}]} | solution.children[1] starts with b3b4, like another
          {"glyphs":[0]}                                | solution.glyphs[0] is 0; it must be a whole number from 1 to 255
          {"glyphs":1}                                  | solution.glyphs is 1; it must be an array, as in [1]
          {"arrows":["green e5"]}                       | solution.arrows[0] is "green e5"; it must be a colour
          {"arrows":["pink e5e6"]}                      | solution.arrows[0] is "pink e5e6"; it must be a colour
          {"squares":["red e9"]}                        | solution.squares[0] is "red e9"; it must be a colour
          {"comment":"good"}                            | solution.comment is "good"; it must be an object
          {"comment":{"e n":"x"}}                       | solution.comment has the invalid language code "e n"
          """)
  // spotless:on
  void namesTheFieldThatIsWrong(String solution, String start) {
    assertThatThrownBy(() -> read("{" + FEN + ",\"solution\":" + solution + "}"))
        .isInstanceOf(ProblemException.class)
        .hasMessageStartingWith("test: " + start)
        .hasMessageNotContaining("\n");
  }

  @Test
  void aDiagramThatCannotBePlayedKeepsItsTree() {
    Problem problem = read(FULL.replace("1KF5", "2F5"));
    assertThat(problem.solution().size()).isEqualTo(5);
    assertThat(read(ProblemJson.write(problem))).isEqualTo(problem);
  }

  @Test
  void anotherDiagramKeepsTheMovesThatAreLegalThere() {
    Problem moved = read(FULL).withSetup(Fen.read("8/8/8/2k5/8/1KF5/8/f7 w"));
    assertThat(moved.solution().lines()).hasSize(1);
    assertThat(read(ProblemJson.write(moved)).solution()).isEqualTo(moved.solution());
  }

  @Test
  void refusesToWriteWhatCouldNotBeReadAgain() {
    Score score = Score.EMPTY;
    NodePath path = NodePath.ROOT;
    Move[] round = {
      Move.of(Square.B3, Square.B4),
      Move.of(Square.D5, Square.D6),
      Move.of(Square.B4, Square.B3),
      Move.of(Square.D6, Square.D5)
    };
    for (int i = 0; i < Score.LONGEST; i++) {
      var placed = score.play(path, round[i % 4]);
      path = placed.path();
      score = placed.score();
    }
    Problem problem = read("{" + FEN + "}");
    assertThat(read(ProblemJson.write(problem.withSolution(score))).solution()).isEqualTo(score);
    for (NodePath at = path; !at.isRoot(); at = at.parent().orElseThrow()) {
      score = score.annotate(at, Annotation.NONE.with(Glyph.GOOD));
    }
    Problem annotated = problem.withSolution(score);
    assertThatThrownBy(() -> ProblemJson.write(annotated))
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining("more than 490 annotated moves");
  }

  private static Problem read(String text) {
    return ProblemJson.read(text, "test").getFirst();
  }
}
