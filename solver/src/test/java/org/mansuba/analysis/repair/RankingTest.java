package org.mansuba.analysis.repair;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.mansuba.board.Side;
import org.mansuba.notation.Fen;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Setup;

class RankingTest {
  private static final Setup SETUP = Fen.read("7k/6pp/8/8/8/8/8/RK6 w");

  @Test
  void eachCandidateIsLookedAtOnce() {
    List<Trial> trials = trials();
    Map<Candidate, Integer> asked = new HashMap<>();

    Ranking.of(
        trials,
        candidate -> {
          asked.merge(candidate, 1, Integer::sum);
          return warnings(candidate);
        });

    assertThat(asked).hasSize(trials.size());
    assertThat(asked.values()).containsOnly(1);
  }

  @Test
  void fewerWarningsComeFirstThenWhatCandidatesAreOrderedBy() {
    List<Candidate> ranked =
        Ranking.of(trials(), RankingTest::warnings).stream().map(Trial::candidate).toList();

    for (int i = 1; i < ranked.size(); i++) {
      Candidate before = ranked.get(i - 1);
      Candidate after = ranked.get(i);
      int more = warnings(after) - warnings(before);
      assertThat(more > 0 || (more == 0 && before.compareTo(after) <= 0)).isTrue();
    }
  }

  /** Any number, as long as it is the same each time. */
  private static int warnings(Candidate candidate) {
    return Math.floorMod(Fen.write(candidate.setup()).hashCode(), 3);
  }

  /** All single changes, in no order. */
  private static List<Trial> trials() {
    Candidate diagram = Candidate.unchanged(SETUP);
    List<Trial> trials = new ArrayList<>();
    SingleChanges.of(SETUP, Stipulation.win(Side.WHITE).in(1))
        .forEach(change -> trials.add(Trial.of(diagram.with(change))));
    Collections.shuffle(trials, new Random(1));
    return trials;
  }
}
