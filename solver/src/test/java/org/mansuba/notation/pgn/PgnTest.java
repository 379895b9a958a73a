package org.mansuba.notation.pgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mansuba.board.Square;
import org.mansuba.notation.Fen;
import org.mansuba.notation.NotationException;
import org.mansuba.rules.Move;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.option.Stalemate;
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

class PgnTest {
  private static final String TAGS =
      """
      [Event "The diamond"]
      [Variant "shatranj"]
      [SetUp "1"]
      [FEN "8/8/8/3k4/8/1KQ5/8/q7 w - - 0 1"]

      """;

  @Test
  void readsVariationsCommentsGlyphsAndShapes() {
    PgnGame game =
        one(
            TAGS
                + "{As-Suli} 1.Kb4! $22 {[%csl Ra1][%cal Gb3b4] the key} Kd6 (1...Kc6 2.Qd4 {or}"
                + " (2. Qb2 $6) 2...Kb6) ; the rest\n2.Kc4 {[%lang ru] ход} *");
    Score score = game.score();
    assertThat(game.tags()).isEqualTo(Map.of("Event", "The diamond"));
    assertThat(score.annotation()).isEqualTo(Annotation.comment("en", "As-Suli"));
    Annotation key = score.annotation(NodePath.of(0));
    assertThat(key.comments()).isEqualTo(Map.of("en", "the key"));
    assertThat(key.glyphs()).containsExactly(Glyph.GOOD, Glyph.ZUGZWANG);
    assertThat(key.squares()).containsExactly(new MarkedSquare(Colour.RED, Square.A1));
    assertThat(key.arrows()).containsExactly(new Arrow(Colour.GREEN, Square.B3, Square.B4));
    assertThat(score.annotation(NodePath.of(0, 0)).comment("en")).hasValue("the rest");
    assertThat(score.annotation(NodePath.of(0, 1)).comment("en")).isEmpty();
    assertThat(score.annotation(NodePath.of(0, 0, 0)).comment("ru")).hasValue("ход");
    assertThat(score.annotation(NodePath.of(0, 1, 1)).glyphs()).containsExactly(Glyph.DUBIOUS);
    assertThat(score.moves(NodePath.of(0, 1, 0, 0)))
        .containsExactly(
            Move.of(Square.B3, Square.B4),
            Move.of(Square.D5, Square.C6),
            Move.of(Square.C3, Square.D4),
            Move.of(Square.C6, Square.B6));
  }

  @Test
  void writesWhatGamePrograms() {
    Score score =
        Score.EMPTY
            .play(NodePath.ROOT, Move.of(Square.B3, Square.B4))
            .score()
            .play(NodePath.ROOT, Move.of(Square.C3, Square.D2))
            .score()
            .play(NodePath.of(0), Move.of(Square.D5, Square.D6))
            .score()
            .annotate(NodePath.of(0), Annotation.comment("en", "a } b").with(Glyph.GOOD));
    PgnGame game =
        new PgnGame(
            Map.of("Event", "A \"quoted\" name"),
            Fen.read("8/8/8/3k4/8/1KQ5/8/q7 w"),
            RuleSet.STANDARD,
            score);
    assertThat(Pgn.write(game))
        .isEqualTo(
            """
            [Event "A \\"quoted\\" name"]
            [Variant "shatranj"]
            [SetUp "1"]
            [FEN "8/8/8/3k4/8/1KQ5/8/q7 w - - 0 1"]

            1. Kb4 $1 {a [%7D] b} (1. Qd2) 1... Kd6 *
            """);
  }

  @ParameterizedTest
  @CsvSource({"standard, 1000, 3", "swaps, 200, 5"})
  void readingWhatWasWrittenGivesTheSameTree(String kind, int count, long seed) {
    RuleSet rules =
        kind.equals("standard")
            ? RuleSet.STANDARD
            : RuleSet.STANDARD.with(StalemateSwap.ON).with(SwapWhen.ANY).with(Stalemate.DRAW);
    RandomScores samples = new RandomScores(rules, seed);
    for (int i = 0; i < count; i++) {
      RandomScores.Sample sample = samples.next();
      PgnGame game = new PgnGame(Map.of("Event", "x"), sample.setup(), rules, sample.score());
      String text = Pgn.write(game);
      assertThat(Pgn.read(text)).containsExactly(game);
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      assertThat(new String(bytes, StandardCharsets.UTF_8)).isEqualTo(text);
    }
  }

  @Test
  void readsSeveralGames() {
    List<PgnGame> games = Pgn.read(TAGS + "1. Kb4 1-0\n\n" + TAGS + "*\n" + TAGS + "1. Qd2");
    assertThat(games).extracting(g -> g.score().size()).containsExactly(1, 0, 1);
    assertThat(Pgn.read("\n% nothing\n")).isEmpty();
  }

  @Test
  void withoutADiagramTheKingsStandOnD() {
    assertThat(one("1. f3 e6 2. Qf2 e5").score().size()).isEqualTo(4);
  }

  @Test
  void theSameMoveInTwoVariationsIsOneNode() {
    Score score = one(TAGS + "1. Kb4 (1. Kb4 Kd6 2. Kc4) (1. Qd2) *").score();
    assertThat(score.lines()).hasSize(2);
    assertThat(score.end(NodePath.ROOT).depth()).isEqualTo(3);
  }

  // spotless:off
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          1. Kb5 *               | line 6, column 4: "Kb5" is illegal here
          1. Kb4 (               | line 1, column 1: a variation in this game is not closed
          1. Kb4 )               | line 6, column 8: unmatched )
          ( 1. Kb4 )             | line 6, column 1: a variation must follow a move
          1. Kb4 {x              | line 6, column 8: a comment is not closed with }
          1. Kb4 $               | line 6, column 8: $ must be followed by a glyph number
          1. Kb4 $999            | line 6, column 8: $ must be followed by a glyph number
          1. Kb4 }               | line 6, column 8: unexpected }
          1. O-O                 | line 6, column 4: "O-O" is not
          [Event x] 1. Kb4       | line 6, column 1: invalid tag
          [Event "x] 1. Kb4      | line 6, column 1: invalid tag
          [Event "x"             | line 6, column 1: invalid tag
          """)
  // spotless:on
  void errorsNameLineAndColumn(String moves, String start) {
    assertThatThrownBy(() -> Pgn.read(TAGS + moves))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith(start)
        .hasMessageNotContaining("\n");
  }

  @Test
  void refusesOtherVariantsAndDiagramsThatCannotBePlayed() {
    assertThatThrownBy(() -> Pgn.read("[Variant \"chess960\"]\n*"))
        .hasMessageContaining("only shatranj");
    assertThatThrownBy(() -> Pgn.read("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n1. a3"))
        .hasMessageContaining("illegal diagram");
    assertThatThrownBy(() -> Pgn.read("[FEN \"8/8 w\"]\n*")).hasMessageContaining("tag FEN");
    assertThatThrownBy(() -> Pgn.read("[Rules \"stalemate=maybe\"]\n*"))
        .hasMessageContaining("unknown rule");
  }

  @Test
  void rubbishIsReadOrRefusedInOneSentence() {
    SplittableRandom random = new SplittableRandom(9);
    RandomScores samples = new RandomScores(RuleSet.STANDARD, 9);
    String[] pieces = {
      "(",
      ")",
      "{",
      "}",
      "[",
      "]",
      "\"",
      ";",
      "$",
      "%",
      "\n",
      "1.",
      "...",
      "Kb4",
      "*",
      "1-0",
      "!?",
      "[%cal ",
      "[%lang ",
      "[%FFFFFF]",
      "\u0000",
      "\ud800",
      "<",
      "é",
      "=Q",
      "e1<c3",
      "$1",
      "9999999999"
    };
    for (int i = 0; i < 1000; i++) {
      RandomScores.Sample sample = samples.next();
      PgnGame game = new PgnGame(Map.of(), sample.setup(), RuleSet.STANDARD, sample.score());
      StringBuilder text = new StringBuilder(i % 3 == 0 ? "" : Pgn.write(game));
      for (int j = random.nextInt(12); j >= 0; j--) {
        int at = random.nextInt(text.length() + 1);
        if (random.nextBoolean() && at < text.length()) {
          text.deleteCharAt(at);
        } else {
          text.insert(at, pieces[random.nextInt(pieces.length)]);
        }
      }
      try {
        Pgn.read(text.toString());
      } catch (NotationException e) {
        assertThat(e.getMessage()).startsWith("line ").hasSizeLessThan(500).doesNotContain("\n");
      }
    }
  }

  @Test
  void deepNestingIsRead() {
    String text = TAGS + "1. Kb4 " + "(1. Kb4 ".repeat(2000) + ")".repeat(2000) + " *";
    assertThat(one(text).score().size()).isEqualTo(1);
  }

  private static PgnGame one(String text) {
    List<PgnGame> games = Pgn.read(text);
    assertThat(games).hasSize(1);
    return games.getFirst();
  }
}
