package org.mansuba.analysis.repair;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.notation.Fen;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.problem.stipulation.StipulationText;
import org.mansuba.rules.Setup;

/** The changes that are tried. */
final class ChangesTest {
  private static final Setup SMALL = Fen.read("k7/8/8/8/8/8/6P1/K6r w");
  private static final int SOME = 1_000;
  private static final Stipulation IN_TWO = StipulationText.read("win in 2", Side.WHITE);

  /**
   * Of the two men but the kings each can be removed, recoloured, and be of four other kinds; four
   * men can go to 60 empty squares, and on each of these ten men can be put.
   */
  @Test
  void everyChangeOfOneManIsTriedOnce() {
    List<Change> changes = SingleChanges.of(SMALL, IN_TWO);

    assertThat(changes).hasSize(2 * (1 + 1 + 4) + 4 * 60 + 60 * 10).doesNotHaveDuplicates();
    Set<String> diagrams = new HashSet<>();
    changes.forEach(change -> diagrams.add(Fen.write(change.applyTo(SMALL))));
    assertThat(diagrams).hasSize(changes.size()).doesNotContain(Fen.write(SMALL));
  }

  @Test
  void theManThatIsToMateStays() {
    Stipulation byPawn = StipulationText.read("mate in 2, by the man from g2", Side.WHITE);

    assertThat(SingleChanges.of(SMALL, byPawn))
        .noneMatch(change -> change.square() == Square.G2)
        .hasSize(6 + 3 * 60 + 60 * 10);
  }

  @Test
  void pairsAreWhatOneChangeAfterAnotherLeadsTo() {
    Set<String> seen = new HashSet<>(Set.of(Fen.write(SMALL)));
    int size = 0;
    for (Change one : SingleChanges.of(SMALL, IN_TWO)) {
      Setup between = one.applyTo(SMALL);
      seen.add(Fen.write(between));
      size += SingleChanges.of(between, IN_TWO).size();
    }
    Pairs pairs = new Pairs(SMALL, IN_TWO);
    assertThat(pairs.size()).isEqualTo(size);
    for (int i = 0; i < SOME; i++) {
      Candidate pair = pairs.next();
      assertThat(pair.changes()).hasSize(2);
      assertThat(seen.add(Fen.write(pair.setup()))).as("%s", pair).isTrue();
    }
  }

  @Test
  void whatHasFewerMenComesFirst() {
    Pairs all = new Pairs(SMALL, IN_TWO);
    List<Candidate> pairs = Stream.generate(all::next).limit(SOME).toList();

    assertThat(pairs).extracting(pair -> pair.setup().men().size()).isSorted();
    assertThat(pairs.getFirst().setup()).isEqualTo(Fen.read("k7/8/8/8/8/8/8/K7 w"));
  }
}
