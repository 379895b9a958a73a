package org.mansuba.analysis.published;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mansuba.notation.Fen;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.problem.Published;
import org.mansuba.problem.PublishedLine;
import org.mansuba.rules.Move;

/** The right readings of misprinted lines are those of their editors. */
class LineReportsTest {
  /** The number of a line in its problem, where it breaks, what is printed and what was meant. */
  @ParameterizedTest
  @CsvSource({
    "check, 1, 15, c6d5, c6d4",
    "water-wheel, 0, 45 47 51, f1d1 e1c3 c3b4, f1d2 e1c2 c2b4",
    "rook-ferz-v-rook, 0, 4 10 11, c8a8 b8c8 d6c8, d8a8 a8c8 d7c8",
    "rook-ferz-v-rook, 2, 7, e7g7, h7g7"
  })
  void findsTheMisprints(String id, int index, String plies, String printed, String meant) {
    Problem problem = Library.find(id).orElseThrow();

    LineReport report = LineReports.of(problem).get(index);

    assertThat(report.isLegal()).isFalse();
    assertThat(report.breaks())
        .extracting(b -> String.valueOf(b.illegal().ply()))
        .containsExactly(plies.split(" ", -1));
    assertThat(report.breaks())
        .extracting(b -> b.illegal().move().toString())
        .containsExactly(printed.split(" ", -1));
    assertThat(report.breaks())
        .extracting(b -> b.proposal().orElseThrow().proposed().toString())
        .containsExactly(meant.split(" ", -1));
    assertThat(report.playable()).isEqualTo(problem.published().lines().get(index + 1).moves());
  }

  @ParameterizedTest
  @CsvSource({
    "check, 0, GOAL, 9",
    "check, 1, GOAL, 8",
    "water-wheel, 0, GOAL, 36",
    "water-wheel, 3, GOAL, 24",
    "rook-ferz-v-rook, 0, GOAL, 6",
    "rook-ferz-v-rook, 2, STOPS, 5",
    "as-suli-diamond, 1, STOPS, 11",
    "as-suli-diamond-ke4, 0, GOAL, 20"
  })
  void tellsHowALineLeavesOff(String id, int index, Finish finish, int attackerMoves) {
    LineReport report = LineReports.of(Library.find(id).orElseThrow()).get(index);

    assertThat(report.finish()).isEqualTo(finish);
    assertThat(report.attackerMoves()).isEqualTo(attackerMoves);
  }

  @Test
  void whatNoChangeOfOneSquareMendsIsLeft() {
    LineReport report = report("7k/8/8/3K4/8/8/p7/1R6 w", "b1b8 h8g7 c2c3 e5e6");

    assertThat(report.breaks()).hasSize(1);
    assertThat(report.breaks().getFirst().proposal()).isEmpty();
    assertThat(report.playable()).hasSize(2);
  }

  @Test
  void anEarlierMoveCanBeTheMisprint() {
    LineReport report = report("7k/p7/8/3K4/8/8/8/R7 w", "a1b1 a7a6 c1c8 h8g7 c8a8");

    Emendation repair = report.breaks().getFirst().proposal().orElseThrow();
    assertThat(repair).isEqualTo(new Emendation(1, move("a1b1"), move("a1c1")));
    assertThat(report.playable()).hasSize(5);
  }

  @ParameterizedTest
  @CsvSource({
    "c6d5, no man stands on c6",
    "e8e7, 'it is White''s move, and on e8 stands a black king'",
    "a1a2, on a2 stands a white pawn",
    "e1e3, the white knight on e1 does not go to e3",
    "a1b3, the white rook on a1 does not go to b3",
    "a1h1, the white rook on a1 cannot pass",
    "a2b3, the white pawn on a2 has nothing to take on b3",
    "g2g3, the white pawn on g2 cannot pass",
    "c1d2, White's king would be attacked",
    "c1<a2, king and man may not change places here"
  })
  void saysWhyAMoveIsNone(String move, String reason) {
    LineReport report = report("3rk3/8/8/8/8/6n1/P5P1/R1K1N3 w", move);

    assertThat(report.breaks().getFirst().illegal().reason()).isEqualTo(reason);
  }

  @Test
  void aLineMayNotGoOnWhenTheGameIsOver() {
    LineReport report = report("k7/8/1K6/8/8/8/p7/7R w", "h1h8 a8b8");

    assertThat(report.breaks().getFirst().illegal().fault()).isEqualTo(Fault.GAME_OVER);
  }

  private static LineReport report(String fen, String line) {
    List<Move> moves = List.of(line.split(" ", -1)).stream().map(LineReportsTest::move).toList();
    Problem problem =
        Problem.of(Fen.read(fen))
            .withPublished(
                new Published(Published.NO_CLAIM, List.of(new PublishedLine(moves, ""))));
    return LineReports.of(problem).getFirst();
  }

  private static Move move(String text) {
    return Move.parse(text).orElseThrow();
  }
}
