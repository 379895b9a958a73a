package org.mansuba.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mansuba.rules.TestPositions.setup;

import org.junit.jupiter.api.Test;
import org.mansuba.rules.option.FirstMover;
import org.mansuba.rules.option.StartArray;

class StartPositionTest {
  @Test
  void kingsStandOnTheEFile() {
    assertThat(StartPosition.of(RuleSet.STANDARD))
        .isEqualTo(setup("rnafkanr/pppppppp/8/8/8/8/PPPPPPPP/RNAFKANR w"));
  }

  @Test
  void kingsMayStandOnTheDFile() {
    assertThat(StartPosition.of(RuleSet.STANDARD.with(StartArray.KINGS_ON_D)))
        .isEqualTo(setup("rnakfanr/pppppppp/8/8/8/8/PPPPPPPP/RNAKFANR w"));
  }

  @Test
  void blackMayOpen() {
    assertThat(StartPosition.of(RuleSet.STANDARD.with(FirstMover.BLACK)))
        .isEqualTo(setup("rnafkanr/pppppppp/8/8/8/8/PPPPPPPP/RNAFKANR b"));
  }

  @Test
  void whiteOpensUnlessTheLotSaysOtherwise() {
    assertThat(StartPosition.of(RuleSet.STANDARD.with(FirstMover.LOT)))
        .isEqualTo(StartPosition.of(RuleSet.STANDARD));
  }
}
