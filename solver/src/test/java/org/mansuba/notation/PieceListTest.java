package org.mansuba.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mansuba.board.Side;
import org.mansuba.rules.Setup;

class PieceListTest {
  private static final Setup CHECK = Fen.read("N3K3/1nPP2r1/3b2pr/pPn5/2N3P1/2P2kQ1/1R5P/2B2B2 w");

  @Test
  void readsTheListOfAWebPage() {
    String pasted =
        """
        White:
        King e8; General g3; Rook b2; Knights a8, c4; Elephants c1, f1;
        Pawns b5, c3, c7, d7, g4 and h2.

        Black:
        King f3; Rooks g7, h6; Knights b7, c5; Elephant d6; Pawns a5, g6.
        """;
    assertThat(PieceList.read(pasted)).isEqualTo(CHECK);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "White: King e8, General g3, Rook b2, Horse a8, Horse c4, Elephant c1, Elephant f1, Pawn b5,"
            + " Pawn c3, Pawn c7, Pawn d7, Pawn g4, Pawn h2. Black: King f3, Rook g7, Rook h6,"
            + " Horse b7, Horse c5, Elephant d6, Pawn a5, Pawn g6",
        "BLACK - shāh f3 - rukhkh g7 h6 - faras b7/c5 - fīl d6 - baidaq a5 g6\n"
            + "WHITE - Shah e8 - Firzān g3 - Rukh b2 - FARAS a8/c4 - fil c1 f1 - baidaqs b5 c3 c7 d7 g4 h2",
        "White: Ke8 Fg3 Rb2 Na8 Nc4 Ac1 Af1 b5 c3 c7 d7 g4 h2; Black: Kf3 Rg7 Rh6 Nb7 Nc5 Ad6 a5 g6",
        "Black (Kf3, Rg7, Rh6, Nb7, Nc5, Ed6, a5, g6), White (Ke8, Gg3, Rb2, Na8, Nc4, Ec1, Ef1, b5,"
            + " c3, c7, d7, g4, h2)",
        "wKe8 wFg3 wRb2 wNa8 wNc4 wAc1 wAf1 wb5 wc3 wPc7 wd7 wg4 wh2 bKf3 bRg7 bRh6 bNb7 bNc5 bAd6"
            + " ba5 bg6",
        "White: K e8, G g3, R b2, N a8, c4, E c1, f1, P b5, c3, c7, d7, g4, h2. Black: K f3, R g7,"
            + " h6, N b7, c5, E d6, P a5, g6. White to play.",
        "Белые: король e8, ферзь g3, ладья b2, кони a8, c4, слоны c1, f1, пешки b5, c3, c7, d7, g4, h2."
            + " Чёрные: король f3, ладьи g7, h6, кони b7, c5, слон d6, байдаки a5, g6."
      })
  void readsNamesAndLettersInAnyOrder(String text) {
    assertThat(PieceList.read(text)).isEqualTo(CHECK);
  }

  @Test
  void readsWhoIsToMove() {
    Setup setup = PieceList.read("Black to move. White: Ka1. Black: Kh8");
    assertThat(setup.toMove()).isEqualTo(Side.BLACK);
  }

  @Test
  void readsOneListForEachSide() {
    assertThat(
            PieceList.read(
                "Ke8 Fg3 Rb2 Ac1 Af1 Na8 Nc4 c3 h2 g4 b5 c7 d7",
                "Kf3 Rh6 Rg7 Ad6 Nc5 Nb7 a5 g6",
                Side.WHITE))
        .isEqualTo(CHECK);
  }

  @Test
  void writesLetters() {
    assertThat(PieceList.write(CHECK))
        .isEqualTo(
            "White: Ke8 Fg3 Rb2 Ac1 Af1 Nc4 Na8 h2 c3 g4 b5 c7 d7; "
                + "Black: Kf3 Rh6 Rg7 Ad6 Nc5 Nb7 a5 g6; White to move");
  }

  @Test
  void readsWhatItWrites() {
    RandomDiagrams.of(2, 300)
        .map(s -> new Setup(s.men(), s.toMove(), Set.of()))
        .filter(s -> !s.men().isEmpty())
        .forEach(s -> assertThat(PieceList.read(PieceList.write(s))).isEqualTo(s));
  }

  // spotless:off
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          White: Ke8; Black: Kf3, Ne8           | the list puts both a white king and a black knight on e8
          White: Rook b2, Rook b2               | the list puts both a white rook and a white rook on b2
          White: Dragon e8                      | "Dragon" in the list is neither a man nor a square; write King e8, Ke8 or wKe8
          White: King e9                        | "e9" is not a square; squares run from a1 to h8
          White: Ke9                            | "Ke9" in the list is neither a man nor a square
          Ke8 Fg3                               | the list does not say whose man "Ke8" is; start each side with White: or Black:
          White: Fe8, Qe1                       | the list of men writes both F and Q for the ferz
          White: Be8, E e1                      | the list of men writes both B and E for the alfil
          White: and                            | the list names no man; it should look like
          """)
  // spotless:on
  void refusesWithOneSentence(String text, String start) {
    assertThatThrownBy(() -> PieceList.read(text))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith(start);
  }

  @Test
  void refusesLongAndBinaryTextsBriefly() {
    assertThatThrownBy(() -> PieceList.read("Ke8 ".repeat(300_000)))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith("this is not a list of men: it has 1200000 characters");
    assertThatThrownBy(() -> PieceList.read("White: \0\u001b" + "x".repeat(500)))
        .isInstanceOf(NotationException.class)
        .satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(150))
        .hasMessageNotContainingAny("\0", "\u001b");
  }
}
