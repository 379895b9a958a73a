package org.mansuba.answer;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mansuba.board.Side;
import org.mansuba.notation.Fen;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.problem.stipulation.StipulationText;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Move;
import org.mansuba.rules.RuleSet;
import org.mansuba.search.Solution;
import org.mansuba.search.Verdict;

final class LineCheckTest {
  private static final String FEN = "6K1/3r3r/5kn1/5p2/5P2/6N1/8/4R1R1 w";
  private static final String LINE = "g3h5 h7h5 g1g6 f6g6 e1e6";

  private static void verify(String stipulation, String line, int moves, Ending end) {
    List<Move> played =
        Arrays.stream(line.split(" ", -1)).map(m -> Move.parse(m).orElseThrow()).toList();
    Question question =
        new Question(
            Fen.read(FEN), RuleSet.STANDARD, StipulationText.read(stipulation, Side.WHITE));
    Solution solution =
        new Solution(new Verdict.ShortestWin(moves), List.of(), played, end, 1, Duration.ZERO);
    LineCheck.verify(question, solution);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "White wins",
        "mate in 3",
        "mate in 3, exact",
        "mate in 3, with the rook",
        "mate in 3, by the man from e1",
        "mate in 3, king on g6",
        "mate in 3, last move to e6"
      })
  void rightLinesPass(String stipulation) {
    assertThatCode(() -> verify(stipulation, LINE, 3, Ending.MATE)).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "stalemate in 3|is not the goal",
        "bare in 3|is not the goal",
        "Black wins|attacker moves",
        "mate in 4, exact|does not take exactly 4 moves",
        "mate in 3, with the knight|breaks the condition",
        "mate in 3, by the man from g1|breaks the condition",
        "mate in 3, king on f6|breaks the condition",
        "mate in 3, last move to e5|breaks the condition",
      })
  void linesThatMissTheStipulationAreRefused(String stipulation, String why) {
    assertThatThrownBy(() -> verify(stipulation, LINE, 3, Ending.MATE))
        .isInstanceOf(Contradiction.class)
        .hasMessageContaining(why);
  }

  @Test
  void wrongMovesAreRefused() {
    assertThatThrownBy(() -> verify("White wins", "g3h5 h7h5 g1g6 f6g6 e1e5", 3, Ending.MATE))
        .hasMessageContaining("does not end in mate");
    assertThatThrownBy(() -> verify("White wins", "g3g5", 1, Ending.MATE))
        .hasMessageContaining("g3g5 is not legal");
    assertThatThrownBy(() -> verify("White wins", LINE + " g6g5", 3, Ending.MATE))
        .hasMessageContaining("over before g6g5");
    assertThatThrownBy(() -> verify("White wins", LINE, 2, Ending.MATE))
        .hasMessageContaining("does not have 2 attacker moves");
    assertThatThrownBy(() -> verify("win in 3, checks only", "g1g2 h7h8", 1, Ending.MATE))
        .hasMessageContaining("g1g2 gives no check");
  }
}
