package org.mansuba.analysis.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.mansuba.analysis.tree.Sequel;
import org.mansuba.analysis.tree.Variation;
import org.mansuba.board.Side;
import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.plain.PlainPosition;
import org.mansuba.search.Bounds;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;

/** Keys and duals of random diagrams, against a search that tries everything by the plain rules. */
class AgainstExhaustiveSearchTest {
  private static final int MOST_POSITIONS = 6_000;
  private static final int LONGEST = 5;
  private static final int FEW = 3;
  private static final int MOVES_A_DIAGRAM = 6;

  /** Seeds of diagrams that are won in 2 to 5 moves and cost an exhaustive search little. */
  // spotless:off
  private static final long[] SEEDS = {
    777, 300, 288, 235, 1087, 491, 512, 532, 780, 617, 811, 301, 368, 530, 1114, 1018, 653, 789,
    362, 1158, 75, 154, 5, 42, 43, 48,
    615, 743, 875, 876, 967, 57, 52, 1058, 721, 206, 855, 766, 801, 771, 865, 1090, 858, 205, 932,
    26, 475, 729, 14, 34,
    1122, 790, 372, 531, 79, 835, 1098, 279, 1111, 741, 164, 421, 1110, 1006, 1152
  };
  // spotless:on

  static LongStream seeds() {
    return LongStream.of(SEEDS);
  }

  @Test
  void thereAreSixtyFiveOfFourToTenMen() {
    assertThat(SEEDS).hasSize(65).doesNotHaveDuplicates();
    assertThat(seeds().map(seed -> LopsidedSetups.of(seed).men().size()).boxed())
        .allMatch(men -> men >= 4 && men <= 10);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void allKeysAndDualsAreFound(long seed) {
    Setup setup = LopsidedSetups.of(seed);
    Exhaustive exhaustive = new Exhaustive(setup, MOST_POSITIONS);
    int moves = exhaustive.shortest(LONGEST).orElseThrow();
    assertThat(moves).isBetween(2, LONGEST);

    Report report = check(Problem.of(setup));

    assertThat(report.first().bounds().winIn()).isEqualTo(moves);
    assertThat(report.first().bounds().isExact()).isTrue();
    assertThat(report.keys())
        .extracting(WinningMove::move)
        .containsExactlyInAnyOrderElementsOf(exhaustive.keys(moves));
    if (moves <= 3 && report.duals().isComplete()) {
      report.tree().first().forEach(key -> compareAnswers(setup, key, moves - 1));
    }
  }

  /** The attacker's first moves of all kinds, each with the defender to answer it. */
  @ParameterizedTest
  @MethodSource("seeds")
  void whereTheDefenderBeginsAWinIsOneAgainstAllHisMoves(long seed) {
    Setup diagram = LopsidedSetups.of(seed);
    Side attacker = diagram.toMove();
    Position position = PlainPosition.of(diagram, RuleSet.STANDARD);
    int[] moves = new int[Position.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    new SplittableRandom(seed)
        .ints(0, end)
        .distinct()
        .limit(Math.min(end, MOVES_A_DIAGRAM))
        .forEach(
            i -> {
              position.make(moves[i]);
              compareWithoutTheMove(position.setup(), attacker);
              position.unmake();
            });
  }

  private static void compareWithoutTheMove(Setup setup, Side attacker) {
    if (PlainPosition.of(setup, RuleSet.STANDARD).ending().isOver()) {
      return;
    }
    OptionalInt shortest;
    try {
      shortest = new Exhaustive(setup, attacker, MOST_POSITIONS).shortest(FEW);
    } catch (Exhaustive.TooMuch tooMuch) {
      return;
    }
    Problem asked = Problem.of(setup).withStipulation(Stipulation.win(attacker).in(FEW));

    Report report = check(asked);

    if (shortest.isPresent()) {
      assertThat(report.first().bounds())
          .isEqualTo(new Bounds(shortest.getAsInt() - 1, shortest.getAsInt()));
    } else {
      assertThat(report.verdict()).isEqualTo(new Soundness.NoSolution(FEW));
    }
  }

  /** Compares the answers to every defence to a key with all moves that win in time. */
  private static void compareAnswers(Setup diagram, Variation key, int left) {
    Position position = PlainPosition.of(diagram, RuleSet.STANDARD);
    position.make(key.move().packed());
    for (Variation defence : key.next()) {
      if (defence.sequel() == Sequel.SHOWN) {
        position.make(defence.move().packed());
        List<Move> answers = defence.next().stream().map(Variation::move).toList();
        assertThat(answers)
            .containsExactlyInAnyOrderElementsOf(
                new Exhaustive(position.setup(), MOST_POSITIONS).keys(left));
        position.unmake();
      }
    }
  }

  private static Report check(Problem problem) {
    return SoundnessCheck.check(
        new CheckRequest(problem, Plan.BRIEF, Limits.UNLIMITED.withMemory(8 << 20)),
        CheckListener.silent(),
        new Cancellation());
  }
}
