package org.mansuba.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.mansuba.rules.TestPositions.legalMovesFrom;
import static org.mansuba.rules.TestPositions.play;
import static org.mansuba.rules.TestPositions.setup;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mansuba.board.Square;
import org.mansuba.rules.option.LeapCapture;
import org.mansuba.rules.option.LeapDirections;
import org.mansuba.rules.option.LeapOver;
import org.mansuba.rules.option.PromotedFerzLeap;

class FreshFerzLeapTest {
  private static final RuleSet LEAP = RuleSet.STANDARD.with(PromotedFerzLeap.ON);
  private static final RuleSet CAPTURE = LEAP.with(LeapCapture.YES);
  private static final RuleSet NOT_OVER = LEAP.with(LeapOver.NO);

  /** White promotes in the corner. */
  private static final String PROMOTION = "7k/P7/8/8/8/8/8/K7 w";

  /** A fresh ferz on d8; d7 and e7 are occupied, an enemy stands on d6. */
  private static final String CROWDED = "3F'4/3pP3/3n4/8/8/8/8/K6k w";

  /** A fresh ferz two squares from the black king. */
  private static final String NEAR_KING = "3F'4/8/3k4/8/8/8/8/K7 b";

  @ParameterizedTest
  @EnumSource
  void newFerzLeapsTwoSquaresOnItsFirstMove(Implementation rules) {
    Position position = rules.of(PROMOTION, LEAP);
    play(position, "a7a8", "h8h7");
    assertThat(legalMovesFrom(position, "a8")).containsExactly("a8a6", "a8b7", "a8c6", "a8c8");
  }

  @ParameterizedTest
  @EnumSource
  void newFerzOnlyStepsWhereTheRulesKnowNoLeap(Implementation rules) {
    Position position = rules.of(PROMOTION, RuleSet.STANDARD);
    play(position, "a7a8", "h8h7");
    assertThat(legalMovesFrom(position, "a8")).containsExactly("a8b7");
  }

  @ParameterizedTest
  @EnumSource
  void leapMayBeDiagonalOnly(Implementation rules) {
    Position position = rules.of(PROMOTION, LEAP.with(LeapDirections.ALFIL));
    play(position, "a7a8", "h8h7");
    assertThat(legalMovesFrom(position, "a8")).containsExactly("a8b7", "a8c6");
  }

  @ParameterizedTest
  @EnumSource
  void rightLapsesWithAStep(Implementation rules) {
    Position position = rules.of(PROMOTION, LEAP);
    play(position, "a7a8", "h8h7", "a8b7", "h7h8");
    assertThat(legalMovesFrom(position, "b7")).containsExactly("b7a6", "b7a8", "b7c6", "b7c8");
  }

  @ParameterizedTest
  @EnumSource
  void rightLapsesWithALeap(Implementation rules) {
    Position position = rules.of(PROMOTION, LEAP);
    play(position, "a7a8", "h8h7", "a8c8", "h7h8");
    assertThat(legalMovesFrom(position, "c8")).containsExactly("c8b7", "c8d7");
  }

  @ParameterizedTest
  @EnumSource
  void rightStaysWhileTheFerzWaits(Implementation rules) {
    Position position = rules.of(PROMOTION, LEAP);
    play(position, "a7a8", "h8h7", "a1a2", "h7h8");
    assertThat(legalMovesFrom(position, "a8")).hasSize(4);
  }

  @ParameterizedTest
  @EnumSource
  void leapGoesOverMenButTakesNone(Implementation rules) {
    assertThat(legalMovesFrom(rules.of(CROWDED, LEAP), "d8"))
        .containsExactly("d8b6", "d8b8", "d8c7", "d8f6", "d8f8");
  }

  @ParameterizedTest
  @EnumSource
  void leapMayTake(Implementation rules) {
    assertThat(legalMovesFrom(rules.of(CROWDED, CAPTURE), "d8"))
        .containsExactly("d8b6", "d8b8", "d8c7", "d8d6", "d8f6", "d8f8");
  }

  @ParameterizedTest
  @EnumSource
  void leapMayNeedAnEmptySquareBetween(Implementation rules) {
    assertThat(legalMovesFrom(rules.of(CROWDED, NOT_OVER), "d8"))
        .containsExactly("d8b6", "d8b8", "d8c7", "d8f8");
    assertThat(legalMovesFrom(rules.of(CROWDED, CAPTURE.with(LeapOver.NO)), "d8"))
        .containsExactly("d8b6", "d8b8", "d8c7", "d8f8");
  }

  @ParameterizedTest
  @EnumSource
  void leapChecksOnlyIfItTakes(Implementation rules) {
    assertThat(rules.of(NEAR_KING, LEAP).inCheck()).isFalse();
    assertThat(rules.of(NEAR_KING, CAPTURE).inCheck()).isTrue();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> rules.of(NEAR_KING.replace(" b", " w"), CAPTURE));
  }

  @ParameterizedTest
  @EnumSource
  void manBetweenShutsOffTheCheckOfALeapThatDoesNotGoOverMen(Implementation rules) {
    String shut = "3F'4/3n4/3k4/8/8/8/8/K7 b";
    assertThat(rules.of(shut, CAPTURE).inCheck()).isTrue();
    Position position = rules.of(shut, CAPTURE.with(LeapOver.NO));
    assertThat(position.inCheck()).isFalse();
    assertThat(legalMovesFrom(position, "d7")).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void takenFerzLeavesNoMark(Implementation rules) {
    Position position = rules.of("1r1F'4/8/8/8/8/8/8/K6k b", LEAP);
    play(position, "b8d8");
    assertThat(position.setup()).isEqualTo(setup("3r4/8/8/8/8/8/8/K6k w"));
  }

  @ParameterizedTest
  @EnumSource
  void freshFerzIsPartOfTheDiagramAndOfBothKeys(Implementation rules) {
    Position position = rules.of(PROMOTION, LEAP);
    play(position, "a7a8");
    assertThat(position.setup().freshFerzes()).containsExactly(Square.A8);
    Position settled = rules.of("F6k/8/8/8/8/8/8/K7 b", LEAP);
    assertThat(position.key()).isNotEqualTo(settled.key());
    assertThat(position.secondKey()).isNotEqualTo(settled.secondKey());
  }

  @ParameterizedTest
  @EnumSource
  void freshFerzIsLikeAnyOtherWhereTheRulesKnowNoLeap(Implementation rules) {
    Position position = rules.of(CROWDED, RuleSet.STANDARD);
    assertThat(position.setup()).isEqualTo(setup(CROWDED.replace("'", "")));
    assertThat(position.fingerprint())
        .isEqualTo(rules.of(CROWDED.replace("'", ""), RuleSet.STANDARD).fingerprint());
  }
}
