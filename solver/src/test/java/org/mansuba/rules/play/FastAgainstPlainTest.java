package org.mansuba.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.mansuba.board.Side;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Fingerprint;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.RandomSetups;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.fast.FastPosition;
import org.mansuba.rules.option.BareKing;
import org.mansuba.rules.option.BareReply;
import org.mansuba.rules.option.BareTiming;
import org.mansuba.rules.option.PromotionTo;
import org.mansuba.rules.option.Stalemate;
import org.mansuba.rules.plain.PlainPosition;

/** Both implementations of the rules, which share no code, must agree on everything. */
class FastAgainstPlainTest {
  private static final int DIAGRAMS = 1_700;
  private static final int PLIES = 3;

  static List<RuleSet> ruleSets() {
    RuleSet standard = RuleSet.STANDARD;
    return List.of(
        standard,
        standard.with(Stalemate.DRAW),
        standard.with(Stalemate.LOSS),
        standard.with(BareKing.OFF),
        standard.with(BareReply.FIRST_WINS),
        standard.with(BareTiming.FREE_MOVE),
        standard.with(PromotionTo.ALFIL),
        standard.with(Stalemate.DRAW).with(BareKing.OFF),
        standard.with(Stalemate.DRAW).with(BareReply.FIRST_WINS),
        standard.with(Stalemate.LOSS).with(BareTiming.FREE_MOVE),
        standard.with(PromotionTo.ALFIL).with(BareTiming.FREE_MOVE),
        standard.with(Stalemate.LOSS).with(BareReply.FIRST_WINS));
  }

  @ParameterizedTest
  @MethodSource("ruleSets")
  void bothAgreeOnMovesChecksAndEndsInRandomPlay(RuleSet rules) {
    SplittableRandom random = new SplittableRandom(rules.toString().hashCode());
    RandomSetups setups = new RandomSetups(rules, random.nextLong());
    for (int i = 0; i < DIAGRAMS; i++) {
      Setup setup = setups.next();
      play(FastPosition.of(setup, rules), PlainPosition.of(setup, rules), rules, random);
    }
  }

  private static void play(Position fast, Position plain, RuleSet rules, SplittableRandom random) {
    Fingerprint firstKeys = fast.fingerprint();
    Setup first = fast.setup();
    int made = 0;
    for (; made < PLIES; made++) {
      compare(fast, plain, rules);
      int[] moves = legal(plain);
      if (moves.length == 0) {
        break;
      }
      int move = moves[random.nextInt(moves.length)];
      fast.make(move);
      plain.make(move);
    }
    for (; made > 0; made--) {
      fast.unmake();
      plain.unmake();
    }
    assertThat(fast.fingerprint()).isEqualTo(firstKeys);
    assertThat(fast.setup()).isEqualTo(first).isEqualTo(plain.setup());
  }

  private static void compare(Position fast, Position plain, RuleSet rules) {
    Setup setup = plain.setup();
    assertThat(fast.setup()).isEqualTo(setup);
    assertThat(fast.fingerprint()).isEqualTo(FastPosition.of(setup, rules).fingerprint());
    assertThat(legal(fast)).as("%s", setup).isEqualTo(legal(plain));
    assertThat(fast.countLegalMoves()).isEqualTo(plain.countLegalMoves());
    assertThat(fast.canMove()).isEqualTo(plain.canMove());
    assertThat(fast.inCheck()).as("%s", setup).isEqualTo(plain.inCheck());
    assertThat(fast.mayBeOver()).isEqualTo(plain.mayBeOver());
    assertThat(fast.mayBeOverAfterMove()).isEqualTo(plain.mayBeOverAfterMove());
    assertThat(fast.ending()).as("%s", setup).isEqualTo(plain.ending());
    for (Side side : Side.values()) {
      assertThat(fast.kingSquare(side)).isEqualTo(plain.kingSquare(side));
    }
    int[] into = new int[Position.MAX_MOVES];
    assertThat(sorted(into, fast.checks(into, 0)))
        .as("%s", setup)
        .isEqualTo(sorted(into, plain.checks(into, 0)));
    assertThat(sorted(into, fast.quietMoves(into, 0)))
        .as("%s", setup)
        .isEqualTo(sorted(into, plain.quietMoves(into, 0)));
    for (int move : legal(plain)) {
      assertThat(fast.isLegal(move)).isTrue();
      assertThat(fast.givesCheck(move)).isEqualTo(plain.givesCheck(move));
      assertThat(fast.movedKind(move)).isEqualTo(plain.movedKind(move));
      assertThat(fast.reverseOf(move)).isEqualTo(plain.reverseOf(move));
      Fingerprint foretold = new Fingerprint(fast.keyAfter(move), fast.secondKeyAfter(move));
      fast.make(move);
      assertThat(fast.fingerprint()).as("%s after %s", setup, Move.of(move)).isEqualTo(foretold);
      fast.unmake();
    }
    for (Ending ending : Ending.values()) {
      int set = 1 << ending.ordinal();
      if (ending.isOver()) {
        assertThat(fast.endingMove(set) != Move.NONE)
            .as("%s by a move in %s under %s", ending, setup, rules)
            .isEqualTo(plain.endingMove(set) != Move.NONE);
      }
    }
  }

  private static int[] legal(Position position) {
    int[] moves = new int[Position.MAX_MOVES];
    return sorted(moves, position.legalMoves(moves, 0));
  }

  private static int[] sorted(int[] moves, int end) {
    int[] kept = Arrays.copyOf(moves, end);
    Arrays.sort(kept);
    return kept;
  }
}
