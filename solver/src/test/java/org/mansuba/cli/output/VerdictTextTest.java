package org.mansuba.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mansuba.board.Side;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.problem.stipulation.StipulationText;
import org.mansuba.search.Verdict;

final class VerdictTextTest {
  private static String write(String stipulation, Verdict verdict) {
    Stipulation asked = StipulationText.read(stipulation, Side.WHITE);
    return new VerdictText(asked, "the search stopped at its limit").sentence(verdict);
  }

  @Test
  void wins() {
    assertThat(write("White wins", new Verdict.ShortestWin(6)))
        .isEqualTo("White wins in 6; no shorter win exists (proved).");
    assertThat(write("Black wins", new Verdict.Win(36, 6)))
        .isEqualTo(
            "Black wins in at most 36; none in 6 moves or fewer (proved);"
                + " the search stopped at its limit.");
    assertThat(write("Black wins", new Verdict.Win(36, 0)))
        .isEqualTo("Black wins in at most 36; the search stopped at its limit.");
    assertThat(write("bare in 9", new Verdict.ShortestWin(4)))
        .isEqualTo("White bares in 4; no shorter bare exists (proved).");
    assertThat(write("mate in 5, exact", new Verdict.ShortestWin(5)))
        .isEqualTo("White mates in exactly 5 (proved).");
  }

  @Test
  void noWins() {
    assertThat(write("win in 60, checks only", new Verdict.NoWinWithin(60)))
        .isEqualTo("No win in 60 moves or fewer by checks only (proved).");
    assertThat(write("White wins", new Verdict.NoWin()))
        .isEqualTo("No win in any number of moves (proved).");
    assertThat(write("mate in 1", new Verdict.NoWinWithin(1)))
        .isEqualTo("No mate in 1 move or fewer (proved).");
  }

  @Test
  void undecided() {
    assertThat(write("White wins", new Verdict.Undecided(7)))
        .isEqualTo(
            "Undecided: none in 7 moves or fewer (proved); the search stopped at its limit.");
    assertThat(write("White wins", new Verdict.Undecided(0)))
        .isEqualTo("Undecided: the search stopped at its limit.");
  }
}
