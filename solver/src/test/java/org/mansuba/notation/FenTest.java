package org.mansuba.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Locale;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.Setup;

class FenTest {
  private static final String DIAMOND = "8/8/8/3k4/8/1KQ5/8/q7 w - - 0 1";

  @Test
  void writesWhatItReads() {
    RandomDiagrams.of(1, 500).forEach(s -> assertThat(Fen.read(Fen.write(s))).isEqualTo(s));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "8/8/8/3k4/8/1KQ5/8/q7 w",
        "8/8/8/3k4/8/1KF5/8/f7 w",
        "8/8/8/3k4/8/1KF5/8/f7 w - -",
        "  8/8/8/3k4/8/1KF5/8/f7   w\t- - 12 34\n",
        "8/8/8/3k4/8/1KF5/8/f7\u00a0w"
      })
  void readsTwoFourAndSixFieldsWithEitherLetter(String text) {
    assertThat(Fen.write(Fen.read(text))).isEqualTo(DIAMOND);
  }

  @ParameterizedTest
  @ValueSource(strings = {"B", "A", "E"})
  void readsThreeLettersOfTheAlfil(String letter) {
    Setup setup =
        Fen.read("8/8/8/8/8/8/8/" + letter + "6" + letter.toLowerCase(Locale.ROOT) + " b");
    assertThat(setup.at(Square.A1)).contains(new Man(Side.WHITE, Kind.ALFIL));
    assertThat(setup.at(Square.H1)).contains(new Man(Side.BLACK, Kind.ALFIL));
    assertThat(setup.toMove()).isEqualTo(Side.BLACK);
  }

  @Test
  void readsAndWritesTheMarkOfAFreshFerz() {
    Setup setup = Fen.read("F'7/8/8/8/8/8/8/f'f6 w");
    assertThat(setup.freshFerzes()).containsExactly(Square.A1, Square.A8);
    assertThat(Fen.write(setup)).isEqualTo("Q'7/8/8/8/8/8/8/q'q6 w - - 0 1");
  }

  @Test
  void readsDiagramsThatCannotBePlayed() {
    assertThat(Fen.read("P6k/8/8/8/8/8/8/KK5p w").men()).hasSize(5);
    assertThat(Fen.read("8/8/8/8/8/8/8/8 w").men()).isEmpty();
  }

  // spotless:off
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          8/8/8/8/8/8/8 w                     | the FEN has 7 ranks; a board has 8, separated by 7 slashes
          8/8/8/8/8/8/8/8/8 w                 | the FEN has 9 ranks; a board has 8, separated by 7 slashes
          9/8/8/8/8/8/8/8 w                   | rank 8 of the FEN, "9", has 9 files; it must have 8
          8/8/8/8/8/8/7/8 w                   | rank 2 of the FEN, "7", has 7 files; it must have 8
          8/8/8/8/8/8/8/7KK w                 | rank 1 of the FEN, "7KK", has 9 files; it must have 8
          8/8//8/8/8/8/8 w                    | rank 6 of the FEN, "", has 0 files; it must have 8
          8/8/8/x7/8/8/8/8 w                  | rank 5 of the FEN has "x"; the men are K
          8/8/8/g7/8/8/8/8 w                  | rank 5 of the FEN has "g"; the men are K
          08/8/8/8/8/8/8/8 w                  | rank 8 of the FEN has "0"; the men are K
          8/8/8/8/8/8/8/8                     | the FEN does not say who is to move; add w or b
          8/8/8/8/8/8/8/8 x                   | the FEN has "x" as the side to move; expected w or b
          8/8/8/8/8/8/8/8 W                   | the FEN has "W" as the side to move; expected w or b
          8/8/8/8/8/8/8/8 w -                 | the FEN has 3 fields; it must have two, four or six
          8/8/8/8/8/8/8/8 w - - 0             | the FEN has 5 fields; it must have two, four or six
          8/8/8/8/8/8/8/8 w - - 0 1 2         | the FEN has 7 fields; it must have two, four or six
          8/8/8/8/8/8/8/8 w KQkq - 0 1        | the FEN has "KQkq" as its third field; shatranj has no castling
          8/8/8/8/8/8/8/8 w - e3 0 1          | the FEN has "e3" as its fourth field; shatranj has no en passant
          8/8/8/8/8/8/8/8 w - - x 1           | the FEN has "x" as a move counter
          kF6/Q7/8/8/8/8/8/K6B w              | the FEN writes both F and Q for the ferz
          k7/8/8/8/8/8/8/Kq5f w               | the FEN writes both Q and F for the ferz
          b7/8/8/8/8/8/8/A7 w                 | the FEN writes both B and A for the alfil
          e7/8/8/8/8/8/8/7A w                 | the FEN writes both E and A for the alfil
          N'7/8/8/8/8/8/8/8 w                 | rank 8 of the FEN has the mark ' without a ferz before it
          """)
  // spotless:on
  void refusesWithOneSentence(String text, String start) {
    assertThatThrownBy(() -> Fen.read(text))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith(start)
        .hasMessageNotContaining("\n");
  }

  @Test
  void refusesAnEmptyText() {
    assertThatThrownBy(() -> Fen.read(" \n ")).hasMessageStartingWith("the FEN is empty");
  }

  @ParameterizedTest
  @ValueSource(strings = {"8/8/8/8/8/8/8/8 w\0", "8/\u001b[31m8/8/8/8/8/8/8 w", "\0\0\0"})
  void namesControlCharactersButNeverRepeatsThem(String text) {
    assertThatThrownBy(() -> Fen.read(text))
        .hasMessageContaining("control character")
        .hasMessageNotContainingAny("\0", "\u001b");
  }

  @ParameterizedTest
  @ValueSource(strings = {"k", "/", "1", " ", "\0", "'", "w "})
  void answersAMegabyteAtOnceAndBriefly(String unit) {
    String text = "8/8" + unit.repeat(1 << 20) + "k";
    Assertions.assertTimeout(
        Duration.ofSeconds(1),
        () ->
            assertThatThrownBy(() -> Fen.read(text))
                .isInstanceOf(NotationException.class)
                .satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(200)));
  }
}
