package org.mansuba.analysis.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mansuba.notation.Fen;
import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.StipulationText;
import org.mansuba.rules.Move;
import org.mansuba.rules.Setup;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;

/** What is proved of first moves beyond the shortest win, against trying everything. */
class FirstMoveSurveyTest {
  /** Seeds of diagrams that are won in two or three moves, and how far beyond is cheap to try. */
  @ParameterizedTest
  @CsvSource({
    "777, 1", "300, 1", "288, 1", "235, 1", "1087, 1", "491, 1", "780, 1", "617, 2", "811, 2",
    "301, 1"
  })
  void everyFirstMoveWinsExactlyWhereTryingEverythingFindsThatItDoes(long seed, int beyond) {
    Setup setup = LopsidedSetups.of(seed);
    Exhaustive exhaustive = new Exhaustive(setup, 400_000);
    int shortest = exhaustive.shortest(3).orElseThrow();
    int horizon = shortest + beyond;

    FirstMoves first = check(Problem.of(setup), horizon, Effort.USUAL).first();

    assertThat(first.within()).isGreaterThanOrEqualTo(horizon);
    for (int n = shortest; n <= horizon; n++) {
      int moves = n;
      List<Move> winning =
          first.moves().stream().filter(m -> m.winsIn(moves)).map(FirstMove::move).toList();
      assertThat(winning).containsExactlyInAnyOrderElementsOf(exhaustive.keys(n));
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {777, 300, 235})
  void surveyedOrNotTheProofsAgree(long seed) {
    Problem problem = Problem.of(LopsidedSetups.of(seed));

    FirstMoves surveyed = check(problem, 4, Effort.USUAL).first();

    assertThat(surveyed.moves()).isEqualTo(check(problem, 4, Effort.BRIEF).first().moves());
  }

  @Test
  void whatIsLeftOpenAtTheStipulatedLengthIsNamed() {
    Problem problem = Problem.of(Fen.read("N3K3/1nPP2r1/3b2pr/pPn5/2N3P1/2P2kQ1/1R5P/2B2B2 w"));
    CheckRequest request =
        new CheckRequest(
            problem.withStipulation(StipulationText.read("win in 60", problem.setup().toMove())),
            Plan.USUAL,
            Limits.UNLIMITED.withNodes(700_000));

    Report report = SoundnessCheck.check(request, CheckListener.silent(), new Cancellation());

    assertThat(report.verdict()).isEqualTo(new Soundness.ShortSolution(6, 5));
    FirstMoves first = report.first();
    assertThat(first.horizon()).isEqualTo(60);
    assertThat(first.undecided()).isNotEmpty().hasSizeLessThan(first.moves().size() / 2);
    assertThat(first.moves()).filteredOn(m -> m.failsIn(60)).isNotEmpty();
    assertThat(report.unfinished()).contains(Stage.FIRST_MOVES);
    assertThat(report.stop()).isEqualTo(Stop.AT_A_LIMIT);
  }

  private static Report check(Problem problem, int within, Effort effort) {
    return SoundnessCheck.check(
        new CheckRequest(
            problem, new Plan(within, 1, effort), Limits.UNLIMITED.withMemory(32 << 20)),
        CheckListener.silent(),
        new Cancellation());
  }
}
