package org.mansuba.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.plain.PlainPosition;

class PublishedLinesTest {
  /** How a line ends: legal throughout and as named, or with an illegal move at a ply. */
  // spotless:off
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          check                | 0 | 17 | MATE
          check                | 1 | 15 | illegal
          check                | 2 | 15 | MATE
          dilaram              | 0 | 11 | MATE
          dilaram              | 1 | 9  | MATE
          water-wheel          | 0 | 45 | illegal
          water-wheel          | 1 | 71 | MATE
          water-wheel          | 2 | 15 | MATE
          water-wheel          | 3 | 47 | MATE
          dilarams-legacy      | 0 | 15 | MATE
          as-suli-diamond      | 0 | 39 | BARE
          as-suli-diamond      | 1 | 21 | NONE
          as-suli-diamond-ke4  | 0 | 40 | BARE
          abu-naim             | 0 | 5  | MATE
          al-adli              | 0 | 9  | MATE
          al-adli              | 1 | 9  | MATE
          alfonso-five         | 0 | 9  | MATE
          bonus-socius-waiting | 0 | 3  | MATE
          bonus-socius-waiting | 1 | 3  | MATE
          bonus-socius-waiting | 2 | 3  | MATE
          bonus-socius-waiting | 3 | 3  | MATE
          rook-ferz-v-rook     | 0 | 4  | illegal
          rook-ferz-v-rook     | 1 | 11 | BARE
          rook-ferz-v-rook     | 2 | 7  | illegal
          rook-ferz-v-rook     | 3 | 9  | NONE
          al-adli-two          | 0 | 3  | MATE
          """)
  // spotless:on
  void endsAsClaimed(String id, int index, int ply, String end) {
    Problem problem = Library.find(id).orElseThrow();
    List<Move> moves = problem.published().lines().get(index).moves();
    Position position = PlainPosition.of(problem.setup(), problem.rules());
    int played = 0;
    while (played < moves.size() && position.isLegal(moves.get(played).packed())) {
      assertThat(position.ending()).isEqualTo(Ending.NONE);
      position.make(moves.get(played++).packed());
    }
    if (end.equals("illegal")) {
      assertThat(played + 1).isEqualTo(ply).isLessThanOrEqualTo(moves.size());
    } else {
      assertThat(played).isEqualTo(moves.size()).isEqualTo(ply);
      assertThat(position.ending()).isEqualTo(Ending.valueOf(end));
    }
  }

  @Test
  void thereAreNoOtherLines() {
    assertThat(Library.all().stream().mapToInt(p -> p.published().lines().size()).sum())
        .isEqualTo(26);
  }

  @Test
  void everyMisprintedLineIsExplained() {
    for (Problem problem : Library.all()) {
      for (PublishedLine line : problem.published().lines()) {
        if (!isLegal(problem, line)) {
          assertThat(line.note()).startsWith("As printed");
        }
      }
    }
  }

  private static boolean isLegal(Problem problem, PublishedLine line) {
    Position position = PlainPosition.of(problem.setup(), problem.rules());
    for (Move move : line.moves()) {
      if (!position.isLegal(move.packed())) {
        return false;
      }
      position.make(move.packed());
    }
    return true;
  }
}
