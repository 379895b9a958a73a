package org.mansuba.analysis.published;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mansuba.analysis.WinLengths;
import org.mansuba.board.Side;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.StipulationText;
import org.mansuba.rules.Move;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.solver.Explorer;

/** The best play is that of other programs; what is lost was counted along published lines. */
class DeparturesTest {
  @Test
  void theLineOfCheckLeavesBestPlayAtTheFourthMove() {
    List<Departure> departures = departures("check", 0, 6, 9);

    assertThat(departures.getFirst().ply()).isEqualTo(7);
    assertThat(departures.getFirst().side()).isEqualTo(Side.WHITE);
    assertThat(departures.getFirst().better().toString()).isIn("e5f3", "e5f7");
    assertThat(departures.getFirst().loses()).isBetween(1, 3);
  }

  @Test
  void aKingThatTurnsAsideShortensTheWaterWheel() {
    List<Departure> first = departures("water-wheel", 2, 36, 36);
    List<Departure> second = departures("water-wheel", 3, 36, 36);

    assertThat(first).extracting(Departure::ply).containsExactly(14);
    assertThat(first.getFirst().loses()).isEqualTo(36 - 8);
    assertThat(second).extracting(Departure::ply).containsExactly(46);
    assertThat(second.getFirst().loses()).isEqualTo(36 - 24);
  }

  @Test
  void bestPlayOfBothSidesIsNotLeft() {
    assertThat(departures("dilaram", 0, 6, 6)).isEmpty();
    assertThat(departures("al-adli", 1, 5, 5)).isEmpty();
  }

  @Test
  void aMoveThatGivesTheWinAwayIsToldFromOneThatIsSlow() {
    Problem problem = Library.find("abu-naim").orElseThrow();
    List<Move> blunder = List.of(Move.parse("g1g6").orElseThrow());

    assertThat(measure(problem, 3, 3).of(blunder))
        .containsExactly(
            new Departure(1, Side.WHITE, Move.parse("g3h5").orElseThrow(), Departure.NO_WIN_KNOWN));
  }

  private static List<Departure> departures(String id, int index, int shortest, int most) {
    Problem problem = Library.find(id).orElseThrow();
    if (id.equals("water-wheel")) {
      problem = problem.withStipulation(StipulationText.read("win in 36, checks only", Side.BLACK));
    }
    List<Move> line = LineReports.of(problem).get(index).playable();
    return measure(problem, shortest, most).of(line);
  }

  private static Departures measure(Problem problem, int shortest, int most) {
    Explorer explorer =
        new Explorer(
            new SolveRequest(problem.question(), Limits.UNLIMITED), () -> {}, new Cancellation());
    return new Departures(new WinLengths(explorer, problem.stipulation()), shortest, most);
  }
}
