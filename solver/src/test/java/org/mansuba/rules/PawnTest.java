package org.mansuba.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mansuba.rules.TestPositions.legalMoves;
import static org.mansuba.rules.TestPositions.legalMovesFrom;
import static org.mansuba.rules.TestPositions.play;
import static org.mansuba.rules.TestPositions.setup;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mansuba.rules.option.PawnDoubleStep;
import org.mansuba.rules.option.PromotionIf;
import org.mansuba.rules.option.PromotionTo;

class PawnTest {
  private static final RuleSet STANDARD = RuleSet.STANDARD;
  private static final RuleSet DOUBLE = STANDARD.with(PawnDoubleStep.ON);
  private static final RuleSet FIRST_CAPTURE = STANDARD.with(PawnDoubleStep.FIRST_CAPTURE);
  private static final RuleSet FERZ_LOST = STANDARD.with(PromotionIf.FERZ_LOST);

  /** The a-pawn is stopped on a4, the d-pawn on d3, the b-pawn is free. */
  private static final String STOPPED = "4k3/7p/8/8/p7/3b4/PP1P4/4K3 w";

  /** White promotes and has a ferz already. */
  private static final String SECOND_FERZ = "7k/P7/8/8/8/8/5F2/K7 w";

  @ParameterizedTest
  @EnumSource
  void pawnGoesOneSquareEvenFromItsSecondRank(Implementation rules) {
    Position position = rules.of(StartPosition.of(STANDARD), STANDARD);
    assertThat(legalMoves(position)).hasSize(16).contains("e2e3").doesNotContain("e2e4");
  }

  @ParameterizedTest
  @EnumSource
  void pawnTakesDiagonallyForwardOnly(Implementation rules) {
    Position position = rules.of("4k3/8/8/2nnn3/3P4/2nnn3/8/K7 w", STANDARD);
    assertThat(legalMovesFrom(position, "d4")).containsExactly("d4c5", "d4e5");
  }

  @ParameterizedTest
  @EnumSource
  void doubleStepNeedsBothSquaresEmpty(Implementation rules) {
    Position position = rules.of(STOPPED, DOUBLE);
    assertThat(legalMovesFrom(position, "a2")).containsExactly("a2a3");
    assertThat(legalMovesFrom(position, "b2")).containsExactly("b2b3", "b2b4");
    assertThat(legalMovesFrom(position, "d2")).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void doubleStepCannotBeTakenInPassing(Implementation rules) {
    Position position = rules.of(STOPPED, DOUBLE);
    play(position, "b2b4");
    assertThat(legalMovesFrom(position, "a4")).containsExactly("a4a3");
    assertThat(legalMovesFrom(position, "h7")).containsExactly("h7h5", "h7h6");
  }

  @ParameterizedTest
  @EnumSource
  void doubleStepStartsOnTheSecondRankOnly(Implementation rules) {
    Position position = rules.of("4k3/8/8/8/8/1P6/8/P3K3 w", DOUBLE);
    assertThat(legalMovesFrom(position, "a1")).containsExactly("a1a2");
    assertThat(legalMovesFrom(position, "b3")).containsExactly("b3b4");
  }

  @ParameterizedTest
  @EnumSource
  void doubleStepMayEndWithTheFirstCapture(Implementation rules) {
    Position position = rules.of(StartPosition.of(FIRST_CAPTURE), FIRST_CAPTURE);
    assertThat(legalMoves(position)).hasSize(24);
    play(position, "d2d4", "e7e5");
    assertThat(legalMovesFrom(position, "a2")).containsExactly("a2a3", "a2a4");
    play(position, "d4e5");
    assertThat(legalMovesFrom(position, "a7")).containsExactly("a7a6");
  }

  @ParameterizedTest
  @EnumSource
  void pawnBecomesAFerzAtOnce(Implementation rules) {
    Position position = rules.of(SECOND_FERZ, STANDARD);
    assertThat(legalMovesFrom(position, "a7")).containsExactly("a7a8");
    play(position, "a7a8");
    assertThat(position.setup()).isEqualTo(setup("F6k/8/8/8/8/8/5F2/K7 b"));
  }

  @ParameterizedTest
  @EnumSource
  void blackPawnBecomesAFerzByTaking(Implementation rules) {
    Position position = rules.of("7k/8/8/8/8/8/p7/KR6 b", STANDARD);
    play(position, "a2b1");
    assertThat(position.setup()).isEqualTo(setup("7k/8/8/8/8/8/8/Kf6 w"));
  }

  @ParameterizedTest
  @EnumSource
  void pawnMayBecomeAnAlfil(Implementation rules) {
    Position position = rules.of(SECOND_FERZ, STANDARD.with(PromotionTo.ALFIL));
    play(position, "a7a8");
    assertThat(position.setup()).isEqualTo(setup("B6k/8/8/8/8/8/5F2/K7 b"));
  }

  @ParameterizedTest
  @EnumSource
  void pawnIsTakenOffWhereAFerzMustBeLostFirst(Implementation rules) {
    Position position = rules.of(SECOND_FERZ, FERZ_LOST);
    play(position, "a7a8");
    assertThat(position.setup()).isEqualTo(setup("7k/8/8/8/8/8/5F2/K7 b"));
    assertThat(position.fingerprint())
        .isEqualTo(rules.of("7k/8/8/8/8/8/5F2/K7 b", FERZ_LOST).fingerprint());
    position.unmake();
    assertThat(position.setup()).isEqualTo(setup(SECOND_FERZ));
  }

  @ParameterizedTest
  @EnumSource
  void pawnPromotesOnceTheOwnFerzIsLost(Implementation rules) {
    Position position = rules.of("7k/P7/8/8/8/8/5f2/K7 w", FERZ_LOST);
    play(position, "a7a8");
    assertThat(position.setup()).isEqualTo(setup("F6k/8/8/8/8/8/5f2/K7 b"));
  }

  @ParameterizedTest
  @EnumSource
  void pawnThatIsTakenOffShieldsNoKing(Implementation rules) {
    String fen = "K1n4r/1P6/8/8/8/8/5F2/7k w";
    assertThat(legalMovesFrom(rules.of(fen, STANDARD), "b7")).containsExactly("b7b8", "b7c8");
    assertThat(legalMovesFrom(rules.of(fen, FERZ_LOST), "b7")).containsExactly("b7b8");
  }
}
