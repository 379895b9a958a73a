package org.mansuba.problem.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.notation.Fen;
import org.mansuba.problem.Problem;
import org.mansuba.problem.ProblemException;
import org.mansuba.problem.ProblemJson;
import org.mansuba.problem.stipulation.StipulationText;
import org.mansuba.rules.Move;
import org.mansuba.rules.Setup;
import org.mansuba.score.Glyph;
import org.mansuba.score.NodePath;

class ImportTest {
  private static final String ABU_NAIM = "6K1/3r3r/5kn1/5p2/5P2/6N1/8/4R1R1 w - -";
  private static final Setup SETUP = Fen.read(ABU_NAIM + " 0 1");
  private static final String POPEYE =
      """
      BeginProblem
      Title Abu Na'im's mate
      Author al-Adli
      Pieces
        White Kg8 Re1g1 Sg3 Pf4
        Black Kf6 Rd7 Rh7
              Sg6 Pf5
      Stipulation #3
      Option SetPlay Variation
      EndProblem
      """;

  @Test
  void readsGameRecords() {
    Imported imported =
        one(
            "[Event \"Mate\"]\n[Variant \"shatranj\"]\n[WhiteElo \"9\"]\n[Composer \"al-Adli\"]\n"
                + "[Stipulation \"mate in 3\"]\n[SetUp \"1\"]\n[FEN \""
                + ABU_NAIM
                + " 0 1\"]\n\n1. Nh5+! {a sacrifice} Rxh5 2. Rxg6+ (2. Re6+) 1-0");
    Problem problem = imported.problem();
    assertThat(problem.title()).isEqualTo("Mate");
    assertThat(problem.source().author()).isEqualTo("al-Adli");
    assertThat(problem.stipulation()).isEqualTo(StipulationText.read("mate in 3", Side.WHITE));
    assertThat(problem.solution().size()).isEqualTo(4);
    assertThat(problem.solution().annotation(NodePath.of(0)).comment("en")).hasValue("a sacrifice");
    assertThat(imported.lost()).containsExactly("unsupported tags were skipped: WhiteElo");
  }

  @Test
  void readsRecordsWithOperations() {
    List<Imported> list =
        Import.read(
            "# a list\n"
                + ABU_NAIM
                + " dm 3; bm Nh5+; id \"No; 53\"; acd 7;\n\n"
                + ABU_NAIM
                + " 0 1\n"
                + ABU_NAIM
                + " pv g3h5 h7h5 g1g6;",
            "x.epd");
    assertThat(list).hasSize(3).allMatch(i -> i.problem().setup().equals(SETUP));
    Problem first = list.getFirst().problem();
    assertThat(first.stipulation()).isEqualTo(StipulationText.read("mate in 3", Side.WHITE));
    assertThat(first.title()).isEqualTo("No; 53");
    assertThat(first.solution().moves(NodePath.of(0)))
        .containsExactly(Move.of(Square.G3, Square.H5));
    assertThat(first.solution().annotation(NodePath.of(0)).glyphs()).containsExactly(Glyph.GOOD);
    assertThat(list.getFirst().lost()).containsExactly("unsupported operations were skipped: acd");
    assertThat(list.getLast().problem().solution().size()).isEqualTo(3);
  }

  @Test
  void readsPopeyeInput() {
    Imported imported = one(POPEYE);
    assertThat(imported.problem().setup()).isEqualTo(SETUP);
    assertThat(imported.problem().title()).isEqualTo("Abu Na'im's mate");
    assertThat(imported.problem().stipulation())
        .isEqualTo(StipulationText.read("mate in 3", Side.WHITE));
    assertThat(imported.lost())
        .containsExactly(
            "the option \"SetPlay\" was skipped", "the option \"Variation\" was skipped");
  }

  @Test
  void readsSeveralPopeyeProblemsAndWhoseTurnItIs() {
    List<Imported> two =
        Import.read(
            POPEYE.replace("EndProblem", "NextProblem")
                + "Pieces White Kb3 FEc3 Black Kd5 FEa1\nStipulation =2\nOption HalfDuplex\n",
            "two.inp");
    assertThat(two).hasSize(2);
    Problem second = two.getLast().problem();
    assertThat(second.setup()).isEqualTo(Fen.read("8/8/8/3k4/8/1KQ5/8/q7 b"));
    assertThat(second.stipulation())
        .isEqualTo(StipulationText.read("Black stalemates in 2", Side.BLACK));
  }

  @Test
  void readsListsOfMenWithAStipulation() {
    Problem problem =
        one("White: King b3; General c3.\nBlack: King d5; General a1.\nWhite wins in 20\n")
            .problem();
    assertThat(problem.setup()).isEqualTo(Fen.read("8/8/8/3k4/8/1KQ5/8/q7 w"));
    assertThat(problem.stipulation()).isEqualTo(StipulationText.read("win in 20", Side.WHITE));
  }

  // spotless:off
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          6K1/3r3r/5kn1/5p2/5P2/6N1/8/4R1R1 w - - dm x;  | t: line 1: dm must be a whole number
          6K1/3r3r/5kn1/5p2/5P2/6N1/8/4R1R1 w - - bm a1; | t: line 1: "a1" is illegal here
          6K1/3r3r/5kn1/5p2/5P2/6N1/8/4R1R9 w            | t: line 1:
          8/8/8/8/8/8/8/8 w - - bm Ka1;                  | t: line 1: illegal diagram
          Pieces White Qa1 Black Kh8                     | t: line 1: "Qa1" is not a shatranj man
          Pieces Ka1                                     | t: line 1: a man precedes White
          Pieces White Ka1 Black Kh8 Sa1                 | t: line 1: two men are on a1
          Stipulation h#2 Pieces                         | t: there is no problem in it
          hello                                          | t: "hello" in the list is neither
          """)
  // spotless:on
  void tellsWhatIsWrong(String text, String start) {
    assertThatThrownBy(() -> Import.read(text, "t"))
        .isInstanceOf(ProblemException.class)
        .hasMessageStartingWith(start)
        .hasMessageNotContaining("\n");
  }

  @Test
  void commentOfARecordMayHoldTheWordsOfPopeye() {
    String record = "8/8/8/3k4/8/1KQ5/8/q7 w - - dm 20; c0 \"two pieces left\";";
    assertThat(Import.read(record, "list.epd")).hasSize(1);
  }

  @Test
  void longTextsOfEveryKindAreReadOrRefusedInOneSentence() {
    String record = "8/8/8/3k4/8/1KQ5/8/q7 w - - ";
    List<String> texts =
        List.of(
            " ".repeat(200_000) + "[Event \"long\"]\n\n*",
            "%\n".repeat(200_000),
            " ".repeat(200_000),
            "[".repeat(200_000),
            record + "c0 " + "x".repeat(200_000) + ";",
            record + "c0 " + "\"x\"".repeat(100_000) + ";",
            record + "pv " + "Kb4 Kd6 Kb3 Kd5 ".repeat(1_000) + ";");
    for (String text : texts) {
      try {
        assertThat(Import.read(text, "long")).isNotEmpty();
      } catch (ProblemException refused) {
        assertThat(refused.getMessage()).startsWith("long: ").hasSizeLessThan(300);
      }
    }
  }

  @Test
  void controlCharactersAreRefused() {
    assertThatThrownBy(() -> Import.read(ABU_NAIM + " id \"\u0007\";", "t"))
        .hasMessage("t: it has a control character, so it is not plain text");
  }

  @Test
  void helpmatesAreRefused() {
    assertThatThrownBy(() -> Import.read(POPEYE.replace("#3", "h#3"), "t"))
        .hasMessageContaining("only direct ones such as");
  }

  @Test
  void rubbishIsReadOrRefusedInOneSentence() {
    SplittableRandom random = new SplittableRandom(11);
    List<String> good = List.of(POPEYE, ABU_NAIM + " dm 3; bm Nh5+;\n", "White: Ka1; Black: Kh8\n");
    for (int i = 0; i < 1500; i++) {
      StringBuilder text = new StringBuilder(good.get(i % 3));
      for (int j = random.nextInt(6); j >= 0; j--) {
        int at = random.nextInt(text.length());
        if (random.nextBoolean()) {
          text.deleteCharAt(at);
        } else {
          text.setCharAt(at, (char) random.nextInt(32, 128));
        }
        text.append(' ');
      }
      try {
        for (Imported imported : Import.read(text.toString(), "t")) {
          ProblemJson.read(ProblemJson.write(imported.problem()), "again");
        }
      } catch (ProblemException e) {
        assertThat(e.getMessage()).startsWith("t: ").hasSizeLessThan(600).doesNotContain("\n");
      }
    }
  }

  private static Imported one(String text) {
    List<Imported> list = Import.read(text, "test");
    assertThat(list).hasSize(1);
    return list.getFirst();
  }
}
