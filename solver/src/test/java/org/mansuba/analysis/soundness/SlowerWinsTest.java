package org.mansuba.analysis.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.StipulationText;
import org.mansuba.proof.Judge;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.plain.PlainPosition;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.solver.Explorer;

/** First moves that win more slowly, in reports cut by many different limits. */
class SlowerWinsTest {
  private static final Limits LITTLE_MEMORY = Limits.UNLIMITED.withMemory(4 << 20);

  /**
   * Diagrams in which checks alone win two moves or more later than the key does, so that a limit
   * may leave it open how fast the first of those checks wins.
   */
  @ParameterizedTest
  @ValueSource(longs = {304, 309, 427, 463, 966, 1154})
  void theirLengthIsExactAndTheirLineIsAsLongWhereverALimitComes(long seed) {
    Problem problem = Problem.of(LopsidedSetups.of(seed));

    assertExactAtEveryLimit(problem, LongStream.of(200, 1_200, 2_300, 5_200));
  }

  @Test
  void soItIsWhereMostFirstMovesWin() {
    Problem waiting = Library.find("bonus-socius-waiting").orElseThrow();
    Problem longer =
        waiting.withStipulation(StipulationText.read("White mates in 4", waiting.setup().toMove()));

    assertExactAtEveryLimit(longer, LongStream.of(2_000, 10_000, 40_000));
  }

  private static void assertExactAtEveryLimit(Problem problem, LongStream limits) {
    Map<Move, OptionalInt> shortest = new HashMap<>();
    long told = limits.map(nodes -> told(problem, nodes, shortest)).sum();
    assertThat(told).isPositive();
  }

  /** Verifies the slower wins that a check reports at a limit, and counts them. */
  private static long told(Problem problem, long nodes, Map<Move, OptionalInt> shortest) {
    Report report =
        SoundnessCheck.check(
            new CheckRequest(problem, Plan.USUAL, LITTLE_MEMORY.withNodes(nodes)),
            CheckListener.silent(),
            new Cancellation());
    for (WinningMove win : report.slower()) {
      OptionalInt after =
          shortest.computeIfAbsent(win.move(), move -> shortestAfter(problem, move));
      assertThat(after).as("%s, %d nodes", win, nodes).hasValue(win.moves() - 1);
      if (!win.line().isEmpty()) {
        assertThat(win.line()).startsWith(win.move()).hasSize(2 * win.moves() - 1);
        assertReachesTheGoal(problem, win);
      }
    }
    return report.slower().size();
  }

  /** The attacker moves that a win takes after a first move, by a search without a limit. */
  private static OptionalInt shortestAfter(Problem problem, Move first) {
    SolveRequest question = new SolveRequest(problem.question(), LITTLE_MEMORY);
    Explorer explorer = new Explorer(question, () -> {}, new Cancellation());
    explorer.play(first);
    return explorer.shortest(15);
  }

  private static void assertReachesTheGoal(Problem problem, WinningMove win) {
    Position position = PlainPosition.of(problem.setup(), problem.rules());
    for (Move move : win.line()) {
      assertThat(position.ending().isOver()).isFalse();
      assertThat(position.isLegal(move.packed())).as(move.toString()).isTrue();
      position.make(move.packed());
    }
    assertThat(new Judge(problem.stipulation()).isGoal(position)).isTrue();
  }
}
