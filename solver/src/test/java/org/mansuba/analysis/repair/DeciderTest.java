package org.mansuba.analysis.repair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mansuba.answer.LineCheck;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.notation.Fen;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.problem.stipulation.StipulationText;
import org.mansuba.rules.Move;
import org.mansuba.rules.RandomSetups;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.plain.PlainPosition;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;

/** Whether diagrams are sound in a number of moves. */
final class DeciderTest {
  private static final Limits ENOUGH = Limits.UNLIMITED.withNodes(20_000_000);

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void agreesWithTryingEverything(int moves) {
    RandomSetups setups = new RandomSetups(RuleSet.STANDARD, moves);
    int sound = 0;
    for (int i = 0; i < (moves == 1 ? 500 : 80); i++) {
      Setup setup = setups.next();
      boolean over = PlainPosition.of(setup, RuleSet.STANDARD).ending().isOver();
      if (over || setup.men().size() > 12) {
        continue;
      }
      for (Side attacker : Side.values()) {
        TrialVerdict verdict = decide(setup, Stipulation.win(attacker).in(moves));
        SlowSoundness slow = new SlowSoundness(setup, RuleSet.STANDARD, attacker);
        switch (verdict) {
          case TrialVerdict.Sound _ -> {
            assertThat(slow.isSoundIn(moves)).as("%s", setup).isTrue();
            sound++;
          }
          case TrialVerdict.ShortWin(var shorter) -> assertThat(slow.wins(shorter)).isTrue();
          case TrialVerdict.Cooked _ ->
              assertThat(slow.keys(moves)).as("%s", setup).isGreaterThan(1);
          case TrialVerdict.NoSolution() -> assertThat(slow.wins(moves)).as("%s", setup).isFalse();
          case TrialVerdict.Unplayable _, TrialVerdict.Undecided _ ->
              throw new AssertionError(verdict);
        }
      }
    }
    assertThat(sound).isPositive();
  }

  @Test
  void checkIsShortWithAndWithoutItsPawn() {
    Problem check = Library.find("check").orElseThrow();
    Stipulation inNine = StipulationText.read("win in 9", Side.WHITE);

    assertThat(decide(check.setup(), inNine)).isEqualTo(new TrialVerdict.ShortWin(6));
    assertThat(decide(without(check.setup(), Square.C7), inNine))
        .isEqualTo(new TrialVerdict.ShortWin(3));
  }

  @Test
  void checkIsSoundInSix() {
    Problem check = Library.find("check").orElseThrow();
    TrialVerdict verdict = decide(check.setup(), StipulationText.read("win in 6", Side.WHITE));

    assertThat(verdict).isInstanceOf(TrialVerdict.Sound.class);
    assertThat(((TrialVerdict.Sound) verdict).line().getFirst())
        .isEqualTo(Move.of(Square.C4, Square.E5));
  }

  /** The rook can mate at once, or wait with exactly one of its moves and mate then. */
  @Test
  void whereTheLengthIsExactAShorterWinDoesNotCount() {
    Problem waiting = Library.find("bonus-socius-waiting").orElseThrow();
    Stipulation inThree = StipulationText.read("mate in exactly 3", Side.WHITE);
    TrialVerdict verdict =
        new Decider(waiting.rules(), inThree, LineCheck::verify, new Cancellation())
            .decide(waiting.setup(), ENOUGH);

    assertThat(verdict).isInstanceOfAny(TrialVerdict.Cooked.class, TrialVerdict.Sound.class);
  }

  @Test
  void whatCannotBePlayedIsToldWhy() {
    Stipulation inTwo = StipulationText.read("win in 2", Side.WHITE);

    assertThat(decide(Fen.read("kk6/8/8/8/8/8/8/K7 w"), inTwo))
        .isInstanceOf(TrialVerdict.Unplayable.class);
    assertThat(decide(Fen.read("k7/8/K7/8/8/8/8/R7 w"), inTwo))
        .isInstanceOf(TrialVerdict.Unplayable.class);
  }

  @Test
  void tooLittleWorkLeavesItOpen() {
    Problem check = Library.find("check").orElseThrow();
    Stipulation inSix = StipulationText.read("win in 6", Side.WHITE);
    Decider decider = new Decider(check.rules(), inSix, LineCheck::verify, new Cancellation());

    TrialVerdict verdict = decider.decide(check.setup(), Limits.UNLIMITED.withNodes(1_000));
    assertThat(verdict).isInstanceOf(TrialVerdict.Undecided.class);
    assertThat(((TrialVerdict.Undecided) verdict).noneIn()).isLessThan(6);
  }

  @Test
  void aStipulationWithoutANumberIsNotTaken() {
    assertThatThrownBy(
            () ->
                new Decider(
                    RuleSet.STANDARD,
                    Stipulation.win(Side.WHITE),
                    LineCheck::verify,
                    new Cancellation()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static TrialVerdict decide(Setup setup, Stipulation stipulation) {
    return new Decider(RuleSet.STANDARD, stipulation, LineCheck::verify, new Cancellation())
        .decide(setup, ENOUGH);
  }

  private static Setup without(Setup setup, Square square) {
    Map<Square, Man> men = new EnumMap<>(setup.men());
    men.remove(square);
    return Setup.of(men, setup.toMove());
  }
}
