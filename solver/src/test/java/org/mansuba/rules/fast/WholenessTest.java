package org.mansuba.rules.fast;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Position;
import org.mansuba.rules.RandomSetups;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.StartPosition;
import org.mansuba.rules.option.RuleOption;
import org.mansuba.rules.option.RuleValue;

/** Whether the fast position stays whole, however it is used. */
class WholenessTest {
  private static final int GAMES = 40;
  private static final int PLIES = 30;

  /** The switches that the fast position knows; see {@link FastPosition#serves}. */
  private static final List<RuleOption> SWITCHES =
      List.of(
          RuleOption.STALEMATE,
          RuleOption.BARE_KING,
          RuleOption.BARE_REPLY,
          RuleOption.BARE_TIMING,
          RuleOption.PROMOTION_TO);

  private final int[] moves = new int[Position.MAX_MOVES];

  @ParameterizedTest
  @MethodSource("ruleSets")
  void isWholeAfterEveryMoveMadeAndTakenBack(RuleSet rules) {
    SplittableRandom random = new SplittableRandom(rules.toString().hashCode());
    RandomSetups setups = new RandomSetups(rules, random.nextLong());
    for (int game = 0; game < GAMES; game++) {
      play(FastPosition.of(setups.next(), rules), random);
    }
  }

  @Test
  void whatIsNotWholeIsFound() {
    FastPosition board = start();
    board.men.kind[Men.ROOK] ^= 1L << 30;
    assertThatThrownBy(() -> Validator.validate(board)).isInstanceOf(AssertionError.class);

    FastPosition mailbox = start();
    mailbox.men.at[12] = Men.KNIGHT;
    assertThatThrownBy(() -> Validator.validate(mailbox)).isInstanceOf(AssertionError.class);

    FastPosition key = start();
    key.men.key ^= 1;
    assertThatThrownBy(() -> Validator.validate(key)).isInstanceOf(AssertionError.class);

    FastPosition stale = start();
    stale.checks(moves, 0);
    stale.nodes[0].pinned = 1L << 12;
    assertThatThrownBy(() -> Validator.validate(stale)).isInstanceOf(AssertionError.class);
  }

  /** Plays to the end of the game or further, looks about at every step, and takes all back. */
  private void play(FastPosition position, SplittableRandom random) {
    int made = 0;
    Validator.validate(position);
    for (; made < PLIES; made++) {
      lookAbout(position, random);
      int end = position.legalMoves(moves, 0);
      if (end == 0) {
        break;
      }
      position.make(moves[random.nextInt(end)]);
      Validator.validate(position);
    }
    for (; made > 0; made--) {
      position.unmake();
      Validator.validate(position);
      lookAbout(position, random);
      Validator.validate(position);
    }
  }

  /** Asks one of the questions that work something out for later. */
  private void lookAbout(FastPosition position, SplittableRandom random) {
    switch (random.nextInt(6)) {
      case 0 -> position.checks(moves, 0);
      case 1 -> position.quietMoves(moves, 0);
      case 2 -> position.ending();
      case 3 -> position.endingMove(1 << random.nextInt(1, Ending.values().length));
      case 4 -> position.countLegalMoves();
      default -> {
        // Sometimes nothing is asked before a move is made.
      }
    }
  }

  private static FastPosition start() {
    return FastPosition.of(StartPosition.of(RuleSet.STANDARD), RuleSet.STANDARD);
  }

  static List<RuleSet> ruleSets() {
    List<RuleSet> sets = List.of(RuleSet.STANDARD);
    for (RuleOption option : SWITCHES) {
      List<RuleSet> more = new ArrayList<>();
      for (RuleSet rules : sets) {
        for (RuleValue value : option.allowed()) {
          more.add(rules.with(value));
        }
      }
      sets = more;
    }
    return sets;
  }
}
