package org.mansuba.rules.plain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.mansuba.rules.TestPositions.setup;

import org.junit.jupiter.api.Test;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.RuleSet;

class PlainPositionTest {
  private static final RuleSet RULES = RuleSet.STANDARD;

  @Test
  void needsOneKingASide() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PlainPosition.of(setup("8/8/8/8/8/8/8/K6K w"), RULES))
        .withMessage("White has 2 kings; each side must have exactly one");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PlainPosition.of(setup("8/8/8/8/8/8/8/K6R w"), RULES))
        .withMessage("Black has 0 kings; each side must have exactly one");
  }

  @Test
  void refusesACheckOfTheSideNotToMove() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PlainPosition.of(setup("4k3/8/8/8/8/8/8/K3R3 w"), RULES))
        .withMessage("Black is in check although it is not Black's move");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PlainPosition.of(setup("8/8/8/8/8/8/kK6/8 w"), RULES))
        .withMessage("Black is in check although it is not Black's move");
  }

  @Test
  void refusesAPawnWhereItPromotes() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PlainPosition.of(setup("2P1k3/8/8/8/8/8/8/K7 w"), RULES))
        .withMessage("the pawn on c8 is on its promotion rank");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PlainPosition.of(setup("4k3/8/8/8/8/8/8/K4p2 w"), RULES))
        .withMessage("the pawn on f1 is on its promotion rank");
  }

  @Test
  void everyKindOfManChecksItsOwnWay() {
    Attacks attacks = new Attacks(RULES);
    String checked = "4r3/8/2b5/5n2/4K3/3q1p2/8/7k w";
    assertThat(attacks.checkers(setup(checked), Side.WHITE))
        .containsExactly(Square.D3, Square.C6, Square.E8);
    assertThat(attacks.checkers(setup("8/8/8/3p1p2/4K3/8/3n1n2/7k w"), Side.WHITE))
        .containsExactly(Square.D2, Square.F2, Square.D5, Square.F5);
  }

  @Test
  void sideWithoutAKingIsNotInCheck() {
    assertThat(new Attacks(RULES).checkers(setup("4k3/8/8/8/8/8/8/8 w"), Side.WHITE)).isEmpty();
  }
}
