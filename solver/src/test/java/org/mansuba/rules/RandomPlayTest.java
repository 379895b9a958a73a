package org.mansuba.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.problem.stipulation.Condition;
import org.mansuba.problem.stipulation.Goal;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.proof.NamedMan;
import org.mansuba.rules.option.LeapCapture;
import org.mansuba.rules.option.PawnDoubleStep;
import org.mansuba.rules.option.PromotedFerzLeap;
import org.mansuba.rules.option.PromotionIf;
import org.mansuba.rules.option.StalemateSwap;
import org.mansuba.rules.option.SwapWhen;

/** Invariants of every position in random games. */
class RandomPlayTest {
  private static final int GAMES = 100;
  private static final int PLIES = 40;
  private static final List<RuleSet> RULES =
      List.of(
          RuleSet.STANDARD,
          RuleSet.STANDARD
              .with(PawnDoubleStep.ON)
              .with(PromotedFerzLeap.ON)
              .with(LeapCapture.YES)
              .with(StalemateSwap.ON)
              .with(SwapWhen.ANY),
          RuleSet.STANDARD.with(PromotionIf.FERZ_LOST).with(StalemateSwap.ON));

  @ParameterizedTest
  @MethodSource("implementationsAndRules")
  void takingMovesBackRestoresKeysAndDiagram(Implementation implementation, RuleSet rules) {
    SplittableRandom random = new SplittableRandom(7);
    for (Setup start : starts(rules)) {
      Position position = implementation.of(start, rules);
      Deque<Seen> seen = new ArrayDeque<>();
      for (int ply = 0; ply < PLIES && hasMoves(position); ply++) {
        seen.push(Seen.of(position));
        position.make(randomMove(position, random));
      }
      while (!seen.isEmpty()) {
        position.unmake();
        assertThat(Seen.of(position)).isEqualTo(seen.pop());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("implementationsAndRules")
  void keysAreThoseOfTheDiagramHoweverReached(Implementation implementation, RuleSet rules) {
    SplittableRandom random = new SplittableRandom(8);
    for (Setup start : starts(rules)) {
      Position position = implementation.of(start, rules);
      for (int ply = 0; ply < PLIES && hasMoves(position); ply++) {
        position.make(randomMove(position, random));
        Position fresh = implementation.of(position.setup(), rules);
        assertThat(Seen.of(position)).isEqualTo(Seen.of(fresh));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("implementationsAndRules")
  void differentDiagramsHaveDifferentKeys(Implementation implementation, RuleSet rules) {
    SplittableRandom random = new SplittableRandom(9);
    Map<Long, Setup> diagrams = new HashMap<>();
    Map<Long, Setup> bySecondKey = new HashMap<>();
    for (Setup start : starts(rules)) {
      Position position = implementation.of(start, rules);
      for (int ply = 0; ply < PLIES && hasMoves(position); ply++) {
        position.make(randomMove(position, random));
        Setup setup = position.setup();
        assertThat(diagrams.merge(position.key(), setup, (old, now) -> old)).isEqualTo(setup);
        assertThat(bySecondKey.merge(position.secondKey(), setup, (old, now) -> old))
            .isEqualTo(setup);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("implementationsAndRules")
  void exactlyTheListedMovesAreLegal(Implementation implementation, RuleSet rules) {
    for (Setup start : starts(rules).subList(0, 10)) {
      Position position = implementation.of(start, rules);
      TreeSet<Integer> listed = new TreeSet<>(moves(position));
      for (int move = 0; move < Move.LIMIT; move++) {
        assertThat(position.isLegal(move)).isEqualTo(listed.contains(move));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("implementationsAndRules")
  void onlyTheWantOfAMoveEndsTheGameWhereNothingElseMay(
      Implementation implementation, RuleSet rules) {
    SplittableRandom random = new SplittableRandom(10);
    int ended = 0;
    for (Setup start : starts(rules)) {
      Position position = implementation.of(start, rules);
      for (int ply = 0; ply < PLIES && hasMoves(position); ply++) {
        boolean mayBeOverNext = position.mayBeOverAfterMove();
        assertThat(mayBeOverNext || !position.mayBeOver()).isTrue();
        position.make(randomMove(position, random));
        assertThat(mayBeOverNext || !position.mayBeOver()).isTrue();
        boolean over = position.ending().isOver();
        ended += over && hasMoves(position) ? 1 : 0;
        assertThat(over && hasMoves(position) && !position.mayBeOver()).isFalse();
      }
    }
    assertThat(ended).isPositive();
  }

  @ParameterizedTest
  @MethodSource("implementationsAndRules")
  void aFollowedManStandsWhereHisMovesTakeHim(Implementation implementation, RuleSet rules) {
    SplittableRandom random = new SplittableRandom(11);
    for (Setup start : starts(rules).subList(0, 30)) {
      for (Square square : start.men().keySet()) {
        follow(implementation.of(start, rules), square, random);
      }
    }
  }

  /** Compares with the man that proofs follow, from diagram to diagram. */
  private static void follow(Position position, Square square, SplittableRandom random) {
    Condition condition = new Condition.MatingMan(square);
    NamedMan expected = NamedMan.of(new Stipulation(Side.WHITE, Goal.MATE, 1, Set.of(condition)));
    FollowedMan man = new FollowedMan(position, square);
    Deque<Integer> places = new ArrayDeque<>();
    for (int ply = 0; ply < PLIES && hasMoves(position); ply++) {
      int move = randomMove(position, random);
      NamedMan before = expected;
      assertThat(man.makes(move, ply)).isEqualTo(before.standsOn(Move.of(move).from()));
      expected = expected.after(Move.of(move), position.setup());
      places.push(man.place());
      man.make(move);
      position.make(move);
      for (Square any : Square.values()) {
        boolean there = man.place() != FollowedMan.GONE && man.square() == any;
        assertThat(there).isEqualTo(expected.standsOn(any));
      }
    }
    while (!places.isEmpty()) {
      man.unmake();
      assertThat(man.place()).isEqualTo(places.pop());
    }
  }

  static Stream<Arguments> implementationsAndRules() {
    return Stream.of(Implementation.values())
        .flatMap(i -> RULES.stream().map(r -> Arguments.of(i, r)));
  }

  /** All that can be seen of a position. */
  private record Seen(Fingerprint keys, Setup setup, Ending ending, List<Integer> legal) {
    static Seen of(Position position) {
      return new Seen(position.fingerprint(), position.setup(), position.ending(), moves(position));
    }
  }

  private static List<Setup> starts(RuleSet rules) {
    RandomSetups random = new RandomSetups(rules, 6);
    List<Setup> starts = new ArrayList<>(Stream.generate(random::next).limit(GAMES).toList());
    starts.addFirst(StartPosition.of(rules));
    return starts;
  }

  private static boolean hasMoves(Position position) {
    return position.countLegalMoves() > 0;
  }

  private static int randomMove(Position position, SplittableRandom random) {
    List<Integer> moves = moves(position);
    return moves.get(random.nextInt(moves.size()));
  }

  private static List<Integer> moves(Position position) {
    int[] moves = new int[Position.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    return Arrays.stream(moves, 0, end).sorted().boxed().toList();
  }
}
