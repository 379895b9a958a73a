package org.mansuba.problem.stipulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.mansuba.board.Kind;
import org.mansuba.board.Side;

class StipulationTest {
  private static final Condition CHECKS = new Condition.ChecksOnly();
  private static final Condition EXACT = new Condition.Exact();
  private static final Condition BY_FERZ = new Condition.MatingKind(Kind.FERZ);

  @Test
  void asksForChecksOnTopOfEverythingElse() {
    Stipulation asked = new Stipulation(Side.BLACK, Goal.MATE, 7, Set.of(EXACT, BY_FERZ));

    assertThat(asked.isByChecks()).isFalse();
    assertThat(asked.byChecks())
        .isEqualTo(new Stipulation(Side.BLACK, Goal.MATE, 7, Set.of(EXACT, BY_FERZ, CHECKS)));
    assertThat(asked.byChecks().isByChecks()).isTrue();
  }

  @Test
  void asksForChecksOnlyOnce() {
    Stipulation asked = new Stipulation(Side.WHITE, Goal.WIN, 3, Set.of(CHECKS));

    assertThat(asked.byChecks()).isEqualTo(asked);
  }

  @Test
  void cannotBeExactWithoutANumber() {
    Set<Condition> conditions = Set.of(EXACT, BY_FERZ);

    assertThat(new Stipulation(Side.WHITE, Goal.WIN, 4, conditions).isExact()).isTrue();
    Stipulation anyLength =
        new Stipulation(Side.WHITE, Goal.WIN, Stipulation.ANY_LENGTH, conditions);
    assertThat(anyLength.isExact()).isFalse();
    assertThat(anyLength.conditions()).containsExactly(BY_FERZ);
  }
}
