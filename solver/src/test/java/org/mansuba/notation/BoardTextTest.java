package org.mansuba.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mansuba.notation.BoardText.Figures;
import org.mansuba.rules.Setup;

class BoardTextTest {
  private static final Setup ARRAY = Fen.read("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b");

  @Test
  void drawsWithFigurines() {
    assertThat(BoardText.write(ARRAY, Figures.UNICODE))
        .isEqualTo(
            """
                a   b   c   d   e   f   g   h
              ┌───┬───┬───┬───┬───┬───┬───┬───┐
            8 │ ♜ │ ♞ │ ♝ │ ♛ │ ♚ │ ♝ │ ♞ │ ♜ │ 8
              ├───┼───┼───┼───┼───┼───┼───┼───┤
            7 │ ♟ │ ♟ │ ♟ │ ♟ │ ♟ │ ♟ │ ♟ │ ♟ │ 7
              ├───┼───┼───┼───┼───┼───┼───┼───┤
            6 │   │   │   │   │   │   │   │   │ 6
              ├───┼───┼───┼───┼───┼───┼───┼───┤
            5 │   │   │   │   │   │   │   │   │ 5
              ├───┼───┼───┼───┼───┼───┼───┼───┤
            4 │   │   │   │   │   │   │   │   │ 4
              ├───┼───┼───┼───┼───┼───┼───┼───┤
            3 │   │   │   │   │   │   │   │   │ 3
              ├───┼───┼───┼───┼───┼───┼───┼───┤
            2 │ ♙ │ ♙ │ ♙ │ ♙ │ ♙ │ ♙ │ ♙ │ ♙ │ 2
              ├───┼───┼───┼───┼───┼───┼───┼───┤
            1 │ ♖ │ ♘ │ ♗ │ ♕ │ ♔ │ ♗ │ ♘ │ ♖ │ 1
              └───┴───┴───┴───┴───┴───┴───┴───┘
                a   b   c   d   e   f   g   h
              ■ Black to move
            """);
  }

  @Test
  void drawsWithLetters() {
    String board = BoardText.write(Fen.read("8/8/8/3k4/8/1KQ5/8/q7 w"), Figures.ASCII);
    assertThat(board).matches("\\p{ASCII}+").contains("3 |   | K | F |   |", "1 | f |   |");
    assertThat(board.lines()).hasSize(20).last().isEqualTo("  White to move");
  }

  @Test
  void bothDrawingsHaveTheSameWidth() {
    RandomDiagrams.of(3, 20)
        .forEach(
            setup ->
                assertThat(BoardText.write(setup, Figures.UNICODE).lines().limit(19))
                    .map(String::length)
                    .isEqualTo(
                        BoardText.write(setup, Figures.ASCII)
                            .lines()
                            .limit(19)
                            .map(String::length)
                            .toList()));
  }
}
