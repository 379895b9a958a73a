package org.mansuba.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mansuba.rules.TestPositions.legalMoves;
import static org.mansuba.rules.TestPositions.legalMovesFrom;
import static org.mansuba.rules.TestPositions.play;
import static org.mansuba.rules.TestPositions.setup;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mansuba.rules.option.PromotedFerzLeap;
import org.mansuba.rules.option.StalemateSwap;
import org.mansuba.rules.option.SwapMen;
import org.mansuba.rules.option.SwapWhen;

class StalemateSwapTest {
  private static final RuleSet SWAP = RuleSet.STANDARD.with(StalemateSwap.ON);
  private static final RuleSet PIECES = SWAP.with(SwapMen.PIECES);
  private static final RuleSet ANY = SWAP.with(SwapWhen.ANY);

  /** Black is stalemated; the white king guards a2. */
  private static final String NO_SWAP = "k7/2R5/1R6/8/8/8/p7/K7 b";

  /** Black is stalemated; a2 is safe. */
  private static final String ONE_SWAP = "k7/2R5/1R6/8/8/8/p7/N6K b";

  /** Black is stalemated; a2 and f4 are safe. */
  private static final String TWO_SWAPS = "k7/2R5/1R6/8/5p2/5P2/p7/N6K b";

  /** Black is stalemated; a2 and h8 are safe, f6 is attacked by a rook. */
  private static final String PIECE_AND_PAWNS = "k6b/2R5/1R3p2/5P2/8/8/p7/N6K b";

  @ParameterizedTest
  @EnumSource
  void stalematedSideSwapsWithEachManWhereItsKingIsSafe(Implementation rules) {
    assertThat(legalMoves(rules.of(NO_SWAP, SWAP))).isEmpty();
    assertThat(legalMoves(rules.of(ONE_SWAP, SWAP))).containsExactly("a8<a2");
    assertThat(legalMoves(rules.of(TWO_SWAPS, SWAP))).containsExactly("a8<a2", "a8<f4");
    assertThat(legalMoves(rules.of(PIECE_AND_PAWNS, SWAP))).containsExactly("a8<a2", "a8<h8");
  }

  @ParameterizedTest
  @EnumSource
  void sideWithASwapIsNotStalemated(Implementation rules) {
    assertThat(rules.of(NO_SWAP, SWAP).ending()).isEqualTo(Ending.STALEMATE);
    assertThat(rules.of(ONE_SWAP, SWAP).ending()).isEqualTo(Ending.NONE);
    assertThat(rules.of(ONE_SWAP, RuleSet.STANDARD).ending()).isEqualTo(Ending.STALEMATE);
  }

  @ParameterizedTest
  @EnumSource
  void swapMayBeForPiecesOnly(Implementation rules) {
    assertThat(legalMoves(rules.of(TWO_SWAPS, PIECES))).isEmpty();
    assertThat(legalMoves(rules.of(PIECE_AND_PAWNS, PIECES))).containsExactly("a8<h8");
  }

  @ParameterizedTest
  @EnumSource
  void swapExchangesKingAndMan(Implementation rules) {
    Position position = rules.of(ONE_SWAP, SWAP);
    play(position, "a8<a2");
    assertThat(position.setup()).isEqualTo(setup("p7/2R5/1R6/8/8/8/k7/N6K w"));
    position.unmake();
    assertThat(position.setup()).isEqualTo(setup(ONE_SWAP));
  }

  @ParameterizedTest
  @EnumSource
  void swapWaitsForStalemate(Implementation rules) {
    String fen = "4k3/8/8/8/8/8/8/R3K3 w";
    assertThat(legalMoves(rules.of(fen, SWAP))).isNotEmpty().noneMatch(m -> m.contains("<"));
    assertThat(legalMoves(rules.of(fen, ANY))).contains("e1<a1", "a1a2", "e1e2");
  }

  @ParameterizedTest
  @EnumSource
  void swapAtAnyTimeIsNoWayOutOfCheck(Implementation rules) {
    Position position = rules.of("4r2k/8/8/8/8/8/P7/4K3 w", ANY);
    assertThat(legalMoves(position)).containsExactly("e1d1", "e1d2", "e1f1", "e1f2");
  }

  @ParameterizedTest
  @EnumSource
  void pawnIsNotSwappedOntoItsFarRank(Implementation rules) {
    Position position = rules.of("4K3/8/8/8/8/8/PN6/7k w", ANY);
    assertThat(legalMovesFrom(position, "e8<")).containsExactly("e8<b2");
  }

  @ParameterizedTest
  @EnumSource
  void pawnSwappedOntoItsFirstRankMovesOnNormally(Implementation rules) {
    Position position = rules.of("7k/8/8/8/8/P7/8/4K3 w", ANY);
    play(position, "e1<a3", "h8h7");
    assertThat(legalMovesFrom(position, "e1")).containsExactly("e1e2");
  }

  @ParameterizedTest
  @EnumSource
  void bareKingCannotSwap(Implementation rules) {
    Position position = rules.of("7k/6R1/5K2/8/8/8/8/8 b", SWAP);
    assertThat(legalMoves(position)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void swapIsTheFirstMoveOfAFreshFerz(Implementation rules) {
    RuleSet leaps = ANY.with(PromotedFerzLeap.ON);
    Position position = rules.of("3F'4/8/8/8/8/8/8/K6k w", leaps);
    play(position, "a1<d8");
    assertThat(position.setup()).isEqualTo(setup("3K4/8/8/8/8/8/8/F6k b"));
  }
}
