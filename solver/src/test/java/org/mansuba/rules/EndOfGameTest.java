package org.mansuba.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mansuba.rules.TestPositions.legalMoves;
import static org.mansuba.rules.TestPositions.play;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mansuba.board.Side;
import org.mansuba.rules.option.BareKing;
import org.mansuba.rules.option.BareReply;
import org.mansuba.rules.option.BareTiming;
import org.mansuba.rules.option.Stalemate;

/** The end of the game, case by case; numbers refer to the table in the rules. */
class EndOfGameTest {
  private static final RuleSet STANDARD = RuleSet.STANDARD;
  private static final RuleSet FIRST_WINS = STANDARD.with(BareReply.FIRST_WINS);
  private static final RuleSet FREE_MOVE = STANDARD.with(BareTiming.FREE_MOVE);
  private static final RuleSet NO_BARING = STANDARD.with(BareKing.OFF);

  /** The white rook takes the last man and checks; the black king may retake. */
  private static final String RETAKE = "8/8/8/4k3/4f3/8/8/K3R3 w";

  /** The white rook takes the last man beside the black king, guarded by its own king. */
  private static final String GUARDED = "8/8/8/4k3/4n3/3K4/8/4R3 w";

  /** As {@link #RETAKE}, but White has a pawn besides. */
  private static final String RETAKE_IN_VAIN = "8/8/8/4k3/4f3/8/P7/K3R3 w";

  /** The white rook takes the last man and leaves the black king no move. */
  private static final String BARING_STALEMATE = "7k/6n1/5K2/8/8/8/8/6R1 w";

  /** Black is stalemated and still has a pawn. */
  private static final String STALEMATE = "k7/2R5/1R6/8/8/8/p7/K7 b";

  /** White, bared earlier, stalemates Black, who has a pawn. */
  private static final String STALEMATE_BY_BARE_KING = "8/8/8/8/8/8/p7/k1K5 b";

  /** White's check loses his last man; the black pawn is left. */
  private static final String PAULOWICH = "8/8/8/8/8/8/p3r3/k1K1N3 w";

  @ParameterizedTest
  @EnumSource
  void case01BaringThatAlsoMatesIsMate(Implementation rules) {
    Position position = rules.of("R3n2k/8/6K1/8/8/8/8/8 w", STANDARD);
    play(position, "a8e8");
    assertEnds(position, Ending.MATE, Side.WHITE);
  }

  @ParameterizedTest
  @EnumSource
  void case02BaringBackOnTheNextMoveDraws(Implementation rules) {
    Position position = rules.of(RETAKE, STANDARD);
    play(position, "e1e4");
    assertGoesOn(position);
    play(position, "e5e4");
    assertDrawn(position, Ending.BARE_BOTH);
  }

  @ParameterizedTest
  @EnumSource
  void case02BaringFirstWinsAtOnceInMedina(Implementation rules) {
    Position position = rules.of(RETAKE, FIRST_WINS);
    play(position, "e1e4");
    assertEnds(position, Ending.BARE, Side.WHITE);
  }

  @ParameterizedTest
  @EnumSource
  void case03AnyOtherReplyToABaringLoses(Implementation rules) {
    Position position = rules.of(RETAKE, STANDARD);
    play(position, "e1e4", "e5d6");
    assertEnds(position, Ending.BARE_UNANSWERED, Side.WHITE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"7k/8/8/8/4f3/8/8/K3R3 w", GUARDED})
  void case04BaringWinsAtOnceWhereTheLastManIsFarOrGuarded(String fen) {
    for (Implementation rules : Implementation.values()) {
      Position position = rules.of(fen, STANDARD);
      play(position, "e1e4");
      assertEnds(position, Ending.BARE, Side.WHITE);
    }
  }

  @ParameterizedTest
  @EnumSource
  void case04FreeMoveIsPlayedAndLoses(Implementation rules) {
    Position position = rules.of(GUARDED, FREE_MOVE);
    play(position, "e1e4");
    assertGoesOn(position);
    play(position, "e5d5");
    assertEnds(position, Ending.BARE_UNANSWERED, Side.WHITE);
  }

  @ParameterizedTest
  @EnumSource
  void case05BaringWinsAtOnceWhereTwoMenAreLeft(Implementation rules) {
    Position position = rules.of(RETAKE_IN_VAIN, STANDARD);
    play(position, "e1e4");
    assertEnds(position, Ending.BARE, Side.WHITE);
  }

  @ParameterizedTest
  @EnumSource
  void case05FreeMoveIsPlayedInVainWhereTwoMenAreLeft(Implementation rules) {
    Position position = rules.of(RETAKE_IN_VAIN, FREE_MOVE);
    play(position, "e1e4");
    assertGoesOn(position);
    play(position, "e5e4");
    assertEnds(position, Ending.BARE_UNANSWERED, Side.WHITE);
  }

  @ParameterizedTest
  @EnumSource
  void case06OnlyReplyToACheckMayBeTheRetakeThatDraws(Implementation rules) {
    Position position = rules.of("k7/f1K5/8/8/8/8/8/R7 w", STANDARD);
    play(position, "a1a7");
    assertThat(position.inCheck()).isTrue();
    assertGoesOn(position);
    assertThat(legalMoves(position)).containsExactly("a8a7");
    play(position, "a8a7");
    assertDrawn(position, Ending.BARE_BOTH);
  }

  @ParameterizedTest
  @EnumSource
  void case07RetakeThatLeavesTheKingAttackedDoesNotCount(Implementation rules) {
    Position position = rules.of("k7/n7/1K6/8/8/8/8/R7 w", STANDARD);
    play(position, "a1a7");
    assertThat(legalMoves(position)).containsExactly("a8b8");
    assertEnds(position, Ending.BARE, Side.WHITE);
  }

  @ParameterizedTest
  @EnumSource
  void case08BaringThatStalematesWinsByStalemate(Implementation rules) {
    Position position = rules.of(BARING_STALEMATE, STANDARD);
    play(position, "g1g7");
    assertEnds(position, Ending.STALEMATE, Side.WHITE);
  }

  @ParameterizedTest
  @EnumSource
  void case08BaringThatStalematesWinsAlsoWhereStalemateDoesNot(Implementation rules) {
    for (Stalemate stalemate : new Stalemate[] {Stalemate.DRAW, Stalemate.LOSS}) {
      for (RuleSet bare : new RuleSet[] {STANDARD, FIRST_WINS, FREE_MOVE}) {
        Position position = rules.of(BARING_STALEMATE, bare.with(stalemate));
        play(position, "g1g7");
        assertEnds(position, Ending.BARE, Side.WHITE);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void case08StalemateOfABareKingIsLikeAnyOtherWithoutBaring(Implementation rules) {
    Position drawn = rules.of(BARING_STALEMATE, NO_BARING.with(Stalemate.DRAW));
    play(drawn, "g1g7");
    assertDrawn(drawn, Ending.STALEMATE_DRAWN);
    Position lost = rules.of(BARING_STALEMATE, NO_BARING.with(Stalemate.LOSS));
    play(lost, "g1g7");
    assertEnds(lost, Ending.STALEMATE_REVERSED, Side.BLACK);
  }

  @ParameterizedTest
  @EnumSource
  void case09StalemateCountsAsTheRulesSay(Implementation rules) {
    assertEnds(rules.of(STALEMATE, STANDARD), Ending.STALEMATE, Side.WHITE);
    assertDrawn(rules.of(STALEMATE, STANDARD.with(Stalemate.DRAW)), Ending.STALEMATE_DRAWN);
    assertEnds(
        rules.of(STALEMATE, STANDARD.with(Stalemate.LOSS)), Ending.STALEMATE_REVERSED, Side.BLACK);
  }

  @ParameterizedTest
  @EnumSource
  void case10TwoBareKingsDrawUnderAllRules(Implementation rules) {
    for (RuleSet bare : new RuleSet[] {STANDARD, FIRST_WINS, FREE_MOVE, NO_BARING}) {
      assertDrawn(rules.of("8/8/3k4/8/8/3K4/8/8 b", bare), Ending.BARE_BOTH);
    }
  }

  @ParameterizedTest
  @EnumSource
  void case11BareKingThatStalematesHasLost(Implementation rules) {
    for (RuleSet bare : new RuleSet[] {STANDARD, FREE_MOVE, STANDARD.with(Stalemate.DRAW)}) {
      Position position = rules.of(STALEMATE_BY_BARE_KING, bare);
      assertThat(legalMoves(position)).isEmpty();
      assertEnds(position, Ending.BARE_UNANSWERED, Side.BLACK);
    }
  }

  @ParameterizedTest
  @EnumSource
  void case11BareKingThatStalematesWinsWithoutBaring(Implementation rules) {
    assertEnds(rules.of(STALEMATE_BY_BARE_KING, NO_BARING), Ending.STALEMATE, Side.WHITE);
  }

  @ParameterizedTest
  @EnumSource
  void case12PaulowichsPositionIsLostAtOnce(Implementation rules) {
    Position position = rules.of(PAULOWICH, STANDARD);
    play(position, "e1c2", "e2c2");
    assertThat(legalMoves(position)).contains("c1c2");
    assertEnds(position, Ending.BARE, Side.BLACK);
  }

  @ParameterizedTest
  @EnumSource
  void case12PaulowichsPositionIsLostAlsoAfterTheFreeMove(Implementation rules) {
    Position position = rules.of(PAULOWICH, FREE_MOVE);
    play(position, "e1c2", "e2c2");
    assertGoesOn(position);
    play(position, "c1c2");
    assertEnds(position, Ending.BARE_UNANSWERED, Side.BLACK);
  }

  @ParameterizedTest
  @EnumSource
  void case13PromotedPawnCountsAsAMan(Implementation rules) {
    Position far = rules.of("n7/1P6/8/8/8/8/8/K6k w", STANDARD);
    play(far, "b7a8");
    assertEnds(far, Ending.BARE, Side.WHITE);
    Position near = rules.of("nk6/1P6/8/8/8/8/8/K7 w", STANDARD);
    play(near, "b7a8");
    assertGoesOn(near);
  }

  @ParameterizedTest
  @EnumSource
  void case14MenThatCanNeitherMateNorBarePlayOn(Implementation rules) {
    assertGoesOn(rules.of("2b1k3/8/8/8/8/8/8/2B1K3 w", STANDARD));
  }

  @ParameterizedTest
  @EnumSource
  void bareKingPlaysOnWithoutBaring(Implementation rules) {
    Position position = rules.of(RETAKE_IN_VAIN, NO_BARING);
    play(position, "e1e4");
    assertGoesOn(position);
    play(position, "e5d6");
    assertGoesOn(position);
  }

  @ParameterizedTest
  @EnumSource
  void freeMoveDoesNotPutOffTheWinInMedina(Implementation rules) {
    Position position = rules.of(RETAKE, FIRST_WINS.with(BareTiming.FREE_MOVE));
    play(position, "e1e4");
    assertEnds(position, Ending.BARE, Side.WHITE);
  }

  @ParameterizedTest
  @EnumSource
  void mateComesBeforeBaring(Implementation rules) {
    for (RuleSet bare : new RuleSet[] {FIRST_WINS, FREE_MOVE, NO_BARING}) {
      Position position = rules.of("R3n2k/8/6K1/8/8/8/8/8 w", bare);
      play(position, "a8e8");
      assertEnds(position, Ending.MATE, Side.WHITE);
    }
  }

  private static void assertEnds(Position position, Ending ending, Side winner) {
    assertThat(position.ending()).isEqualTo(ending);
    assertThat(position.ending().winner(position.sideToMove())).contains(winner);
  }

  private static void assertDrawn(Position position, Ending ending) {
    assertThat(position.ending()).isEqualTo(ending);
    assertThat(ending.winner(position.sideToMove())).isEmpty();
  }

  private static void assertGoesOn(Position position) {
    assertThat(position.ending()).isEqualTo(Ending.NONE);
  }
}
