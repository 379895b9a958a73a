package org.mansuba.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.option.PromotionTo;
import org.mansuba.rules.option.StalemateSwap;
import org.mansuba.rules.plain.PlainPosition;

class MoveTextTest {
  private static final String ARRAY = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w";

  // spotless:off
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          N3K3/1nPP2r1/3b2pr/pPn5/2N3P1/2P2kQ1/1R5P/2B2B2 w | c4e5 | Ne5+
          N3K3/1nPP2r1/3b2pr/pPn5/2N3P1/2P2kQ1/1R5P/2B2B2 w | c4d6 | Nxd6
          N3K3/1nPP2r1/3b2pr/pPn5/2N3P1/2P2kQ1/1R5P/2B2B2 w | d7d8 | d8F
          4k3/8/8/3p4/2P1P3/8/8/4K3 w                       | c4d5 | cxd5 bare
          4k2r/8/8/3p4/2P1P3/8/8/4K3 w                      | e4d5 | exd5
          1k6/7p/8/8/8/4K3/8/R6R w                          | a1d1 | Rad1
          7k/8/8/R7/7p/8/8/R3K3 w                           | a1a3 | R1a3
          7k/8/8/8/1N3N1p/8/1N3N2/4K3 w                     | b2d3 | Nb2d3
          7k/8/8/8/1N3N1p/8/5N2/4K3 w                       | b4d3 | Nbd3
          7k/8/8/8/5N1p/8/1N3N2/4K3 w                       | f4d3 | N4d3
          k7/8/1K6/8/8/7p/8/6R1 w                           | g1g8 | Rg8#
          k7/p7/P1K5/8/8/8/8/1R6 w                          | c6c7 | Kc7=
          8/8/8/3k4/8/8/8/K1Qr4 b                           | d1c1 | Rxc1+ bare
          """)
  // spotless:on
  void writes(String fen, String move, String text) {
    Position position = PlainPosition.of(Fen.read(fen), RuleSet.STANDARD);
    int packed = Move.parse(move).orElseThrow().packed();
    assertThat(position.isLegal(packed)).isTrue();
    assertThat(MoveText.write(position, packed)).isEqualTo(text);
    assertThat(MoveText.read(position, text)).isEqualTo(packed);
    assertThat(position.setup()).isEqualTo(Fen.read(fen));
  }

  @Test
  void namesTheManAPawnBecomes() {
    RuleSet rules = RuleSet.STANDARD.with(PromotionTo.ALFIL);
    Position position = PlainPosition.of(Fen.read("8/P6k/8/8/8/8/K7/7r w"), rules);
    assertThat(MoveText.write(position, move("a7a8"))).isEqualTo("a8A");
    assertThat(MoveText.read(position, "a8")).isEqualTo(move("a7a8"));
    assertThat(MoveText.read(position, "a7-a8=A")).isEqualTo(move("a7a8"));
  }

  @Test
  void writesSwaps() {
    RuleSet rules = RuleSet.STANDARD.with(StalemateSwap.ON);
    Position position = PlainPosition.of(Fen.read("8/8/8/8/8/p7/P1k5/K7 w"), rules);
    assertThat(MoveText.write(position, move("a1<a2"))).isEqualTo("K<->a2");
    assertThat(MoveText.read(position, "K<->a2")).isEqualTo(move("a1<a2"));
    assertThat(MoveText.read(position, "a1<a2")).isEqualTo(move("a1<a2"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Nf3", "Ng1f3", "Ng1-f3", "N g1-f3", "Ngf3", "N1f3", "Nf3!", "Nf3+", "g1f3"})
  void readsMoreThanIsNeeded(String text) {
    assertThat(MoveText.read(array(), text)).isEqualTo(move("g1f3"));
  }

  // spotless:off
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          Nf4    | "Nf4" is illegal here
          g1f4   | "g1f4" is illegal here
          e4     | "e4" is illegal here
          banana | "banana" is not a move; write Ne5, Rxd4
          Nz9    | "Nz9" is not a move
          +      | "+" is not a move
          """)
  // spotless:on
  void refusesWithOneSentence(String text, String start) {
    assertThatThrownBy(() -> MoveText.read(array(), text))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith(start);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a8R", "a8=N", "a8A", "a7a8a", "b4F", "b3b4f", "Kg6F"})
  void refusesPromotionsThatAreNone(String text) {
    Position position = PlainPosition.of(Fen.read("8/P6k/8/8/8/1P6/K7/7r w"), RuleSet.STANDARD);
    assertThatThrownBy(() -> MoveText.read(position, text)).isInstanceOf(NotationException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a8", "a8F", "a8=F", "a8=Q", "a7a8", "a7a8f", "a7a8q"})
  void readsPromotionsHoweverTheyAreWritten(String text) {
    Position position = PlainPosition.of(Fen.read("8/P6k/8/8/8/1P6/K7/7r w"), RuleSet.STANDARD);
    assertThat(MoveText.read(position, text)).isEqualTo(move("a7a8"));
  }

  @Test
  void asksWhichMoveIsMeant() {
    Position position = PlainPosition.of(Fen.read("7k/8/8/8/1N3N1p/8/5N2/4K3 w"), RuleSet.STANDARD);
    assertThatThrownBy(() -> MoveText.read(position, "Nd3"))
        .hasMessage("\"Nd3\" is ambiguous: f2d3 or b4d3 or f4d3");
  }

  @Test
  void everyMoveOfAGameIsReadAsItIsWrittenAndLooksLikeNoOther() {
    SplittableRandom random = new SplittableRandom(5);
    Position position = array();
    int[] moves = new int[Position.MAX_MOVES];
    for (int ply = 0; ply < 150 && !position.ending().isOver(); ply++) {
      int end = position.legalMoves(moves, 0);
      List<String> texts =
          Arrays.stream(moves, 0, end).mapToObj(m -> MoveText.write(position, m)).toList();
      assertThat(texts).doesNotHaveDuplicates();
      for (int i = 0; i < end; i++) {
        assertThat(MoveText.read(position, texts.get(i))).isEqualTo(moves[i]);
      }
      position.make(moves[random.nextInt(end)]);
    }
  }

  @Test
  void numbersLinesOfEitherSide() {
    List<Move> white = line("e2e3 e7e6 g1f3");
    assertThat(LineText.write(array(), white)).isEqualTo("1.e3 e6 2.Nf3");
    Position black = PlainPosition.of(Fen.read(ARRAY.replace(" w", " b")), RuleSet.STANDARD);
    List<Move> line = line("e7e6 e2e3 g8f6 g1f3");
    assertThat(LineText.write(black, line)).isEqualTo("1...e6 2.e3 Nf6 3.Nf3");
    assertThat(LineText.write(black, line, 0)).isEqualTo("0...e6 1.e3 Nf6 2.Nf3");
    assertThat(LineText.write(black, List.of())).isEmpty();
  }

  @Test
  void refusesIllegalLinesAndLeavesThePosition() {
    Position position = array();
    assertThatThrownBy(() -> LineText.write(position, line("e2e3 e7e4")))
        .hasMessage("move 2 of the line, e7e4, is illegal");
    assertThat(position.setup()).isEqualTo(Fen.read(ARRAY));
  }

  private static Position array() {
    return PlainPosition.of(Fen.read(ARRAY), RuleSet.STANDARD);
  }

  private static int move(String text) {
    return Move.parse(text).orElseThrow().packed();
  }

  private static List<Move> line(String text) {
    return Arrays.stream(text.split(" ", -1)).map(m -> Move.parse(m).orElseThrow()).toList();
  }
}
