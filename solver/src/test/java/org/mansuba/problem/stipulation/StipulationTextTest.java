package org.mansuba.problem.stipulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mansuba.board.Kind;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.notation.NotationException;

class StipulationTextTest {
  // spotless:off
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          White wins                             | White wins
          black wins                             | Black wins
          White to play and win                  | White wins
          Black to play and win.                 | Black wins
          White to move and mate in 3            | White mates in 3
          win                                    | White wins
          #6                                     | White mates in 6
          # 6                                    | White mates in 6
          #                                      | White mates
          =4                                     | White stalemates in 4
          mate in 6                              | White mates in 6
          mate in 1 move                         | White mates in 1
          stalemate in 4 moves                   | White stalemates in 4
          bare in 9                              | White bares in 9
          White bares                            | White bares
          win in 36, checks only                 | White wins in 36, checks only
          win in 36 by checks                    | White wins in 36, checks only
          Black wins in 36                       | Black wins in 36
          mate in 5, exact                       | White mates in 5, exact
          mate in exactly 5                      | White mates in 5, exact
          mate with the alfil                    | White mates, with the alfil
          mate in 3 with a pawn and by checks only | White mates in 3, checks only, with the pawn
          mate with the fil, king on h7          | White mates, with the alfil, king on h7
          mate by the man from h3                | White mates, by the man from h3
          mate on h7                             | White mates, king on h7
          mate with the king on h7               | White mates, king on h7
          mate in 2, last move to f5             | White mates in 2, last move to f5
          White: mate in 2                       | White mates in 2
          """)
  // spotless:on
  void readsManyFormsAndWritesOne(String text, String written) {
    Stipulation stipulation = StipulationText.read(text, Side.WHITE);
    assertThat(StipulationText.write(stipulation)).isEqualTo(written);
  }

  @Test
  void theSideToMoveAttacksWhereNoneIsNamed() {
    assertThat(StipulationText.read("mate in 6", Side.BLACK).attacker()).isEqualTo(Side.BLACK);
    assertThat(StipulationText.read("White wins", Side.BLACK).attacker()).isEqualTo(Side.WHITE);
  }

  @Test
  void readsWhatItWrites() {
    SplittableRandom random = new SplittableRandom(4);
    for (int i = 0; i < 1000; i++) {
      Stipulation stipulation = random(random);
      String text = StipulationText.write(stipulation);
      assertThat(StipulationText.read(text, Side.WHITE)).isEqualTo(stipulation);
      assertThat(StipulationText.read(text, Side.BLACK)).isEqualTo(stipulation);
    }
  }

  // spotless:off
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          mate in banana           | "banana" is not a number of moves; it must be a whole number from 1 to 500, as in mate in 6
          mate in                  | "" is not a number of moves
          mate in 0                | "0" is not a number of moves
          mate in 501              | "501" is not a number of moves
          mate in 99999999999999   | "99999999999999" is not a number of moves
          #-3                      | "-3" is not a number of moves
          fly                      | "fly" is not a goal; write for example White wins, mate in 6, #6
          White                    | the goal is missing; write for example
          White to play            | the goal is missing
          mate in 5 quickly        | "quickly" is not a condition; conditions are exact, checks only
          mate with the dragon     | "dragon" is not a man; conditions are
          mate, king on h9         | "h9" is not a square; squares run from a1 to h8
          mate by the man from     | "" is not a square
          mate, last man standing  | conditions are exact
          """)
  // spotless:on
  void refusesWithWhatWouldBeRight(String text, String part) {
    assertThatThrownBy(() -> StipulationText.read(text, Side.WHITE))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith("the stipulation \"")
        .hasMessageContaining(part);
  }

  @Test
  void exactLengthWithoutALengthIsRefused() {
    assertThatThrownBy(() -> StipulationText.read("White mates, exact", Side.WHITE))
        .hasMessageContaining("exact needs a number of moves");
    assertThat(
            new Stipulation(
                    Side.WHITE,
                    Goal.MATE,
                    Stipulation.ANY_LENGTH,
                    Set.of(new Condition.Exact(), new Condition.ChecksOnly()))
                .conditions())
        .containsExactly(new Condition.ChecksOnly());
  }

  @Test
  void refusesEmptyAndLongTexts() {
    assertThatThrownBy(() -> StipulationText.read(" ", Side.WHITE))
        .hasMessageContaining("the goal is missing");
    assertThatThrownBy(() -> StipulationText.read("mate ".repeat(100_000), Side.WHITE))
        .hasMessageStartingWith("a stipulation of 500000 characters is too long");
  }

  private static Stipulation random(SplittableRandom random) {
    List<Condition> all =
        List.of(
            new Condition.Exact(),
            new Condition.ChecksOnly(),
            new Condition.MatingKind(Kind.values()[random.nextInt(6)]),
            new Condition.MatingMan(square(random)),
            new Condition.MatedOn(square(random)),
            new Condition.MatingFrom(square(random)));
    Set<Condition> conditions = new HashSet<>();
    for (Condition condition : all) {
      if (random.nextInt(3) == 0) {
        conditions.add(condition);
      }
    }
    int moves = random.nextInt(4) == 0 ? Stipulation.ANY_LENGTH : 1 + random.nextInt(500);
    Goal goal = Goal.values()[random.nextInt(4)];
    return new Stipulation(Side.values()[random.nextInt(2)], goal, moves, conditions);
  }

  private static Square square(SplittableRandom random) {
    return Square.of(random.nextInt(64));
  }
}
