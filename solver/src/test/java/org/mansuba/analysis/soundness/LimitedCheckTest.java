package org.mansuba.analysis.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.mansuba.notation.Fen;
import org.mansuba.problem.Library;
import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.StipulationText;
import org.mansuba.rules.Move;
import org.mansuba.search.Bounds;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;
import org.mansuba.search.SolveListener;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.Verdict;
import org.mansuba.search.solver.Solver;

/** What a check says at a limit: no more than is proved, and no less. */
class LimitedCheckTest {
  private static final Limits LITTLE_MEMORY = Limits.UNLIMITED.withMemory(4 << 20);
  private static final int MOST_POSITIONS = 60_000;
  private static final int LONGEST = 5;

  /** Diagrams that are won in 2 to 4 moves. */
  static LongStream seeds() {
    return LongStream.of(777, 300, 288, 235, 1087, 491, 512, 532, 780, 617, 811, 301);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void nothingContradictsTryingEverything(long seed) {
    Problem problem = Problem.of(LopsidedSetups.of(seed));
    Exhaustive exhaustive = new Exhaustive(problem.setup(), MOST_POSITIONS);
    int shortest = exhaustive.shortest(LONGEST).orElseThrow();
    Set<Move> keys = new HashSet<>(exhaustive.keys(shortest));

    for (long nodes : ladder(20_000)) {
      Report report = check(problem, nodes);

      Bounds bounds = report.first().bounds();
      assertThat(bounds.noneIn()).as("%d nodes", nodes).isLessThan(shortest);
      assertThat(bounds.winIn()).as("%d nodes", nodes).isGreaterThanOrEqualTo(shortest);
      assertHoldsTogether(report, nodes);
      if (bounds.isExact()) {
        assertThat(keys)
            .as("%d nodes", nodes)
            .containsAll(report.keys().stream().map(WinningMove::move).toList());
      }
      if (report.verdict() instanceof Soundness.Sound) {
        assertThat(keys).hasSize(1);
      }
    }
  }

  /** Each is won in as many moves as asked for, which the solver proves without a limit. */
  @ParameterizedTest
  @CsvSource({
    "7R/K2R4/4k3/8/5n2/8/8/8 w, White wins in 4",
    "8/8/2P5/8/pF5k/8/6K1/8 w, White wins in 6",
    "2Na4/8/8/3k3n/8/8/1K3F1R/8 w, White wins in 4",
    "6K1/3r3r/5kn1/5p1N/5P2/8/8/4R1R1 b, White wins in 2",
    "6K1/3r3r/5kn1/5p2/5P2/6N1/8/4R1R1 w, White mates in exactly 3"
  })
  void aWinThatIsProvedIsNeverDropped(String fen, String stipulation) {
    Problem diagram = Problem.of(Fen.read(fen));
    Problem problem =
        diagram.withStipulation(StipulationText.read(stipulation, diagram.setup().toMove()));
    Verdict solved =
        new Solver()
            .solve(
                new SolveRequest(problem.question(), LITTLE_MEMORY),
                SolveListener.silent(),
                new Cancellation())
            .verdict();
    int shortest = problem.stipulation().moves();
    assertThat(solved).isEqualTo(new Verdict.ShortestWin(shortest));

    for (long nodes : ladder(60_000)) {
      Report report = check(problem, nodes);

      assertThat(report.first().bounds().winIn()).isGreaterThanOrEqualTo(shortest);
      assertHoldsTogether(report, nodes);
    }
  }

  static Stream<String> library() {
    return Library.ids().stream();
  }

  @ParameterizedTest
  @MethodSource("library")
  void soItIsInTheLibrary(String id) {
    Problem problem = Library.find(id).orElseThrow();
    for (long nodes : List.of(1L, 20L, 1_000L, 13_000L)) {
      assertHoldsTogether(check(problem, nodes), nodes);
    }
  }

  /** A mate that takes three moves, where two are asked for and four are looked at. */
  @Test
  void moreThanIsAskedForIsNamedIfALimitLeavesItOpen() {
    Problem abuNaim = Library.find("abu-naim").orElseThrow();
    Problem shorter =
        abuNaim.withStipulation(StipulationText.read("mate in 2", abuNaim.setup().toMove()));
    for (long nodes : ladder(10_000)) {
      CheckRequest request =
          new CheckRequest(shorter, new Plan(4, 1, Effort.USUAL), LITTLE_MEMORY.withNodes(nodes));
      Report report = SoundnessCheck.check(request, CheckListener.silent(), new Cancellation());

      assertThat(report.unfinished().contains(Stage.FIRST_MOVES))
          .as("%d nodes", nodes)
          .isEqualTo(report.first().within() < 4);
      assertHoldsTogether(report, nodes);
    }
  }

  /** The parts of a report say the same of the win. */
  private static void assertHoldsTogether(Report report, long nodes) {
    FirstMoves first = report.first();
    Bounds bounds = first.bounds();
    int fastest =
        first.moves().stream().mapToInt(move -> move.bounds().winIn()).min().orElse(bounds.winIn());
    assertThat(bounds.winIn()).as("%d nodes", nodes).isEqualTo(fastest);
    assertThat(bounds.noneIn()).as("%d nodes", nodes).isLessThan(bounds.winIn());
    assertThat(first.moves()).allMatch(move -> move.bounds().noneIn() < move.bounds().winIn());
    assertThat(report.keys()).allMatch(key -> key.moves() == bounds.winIn());
    if (!first.moves().isEmpty()) {
      assertThat(report.keys().isEmpty()).as("%d nodes", nodes).isNotEqualTo(bounds.hasWin());
    }
    if (report.verdict() instanceof Soundness.Undecided(var proved)) {
      assertThat(proved).isEqualTo(bounds);
    }
  }

  /** Limits of nodes from 1 on, each half as large again as the one before. */
  private static List<Long> ladder(long last) {
    return IntStream.iterate(1, n -> n <= last, n -> n + (n + 1) / 2)
        .mapToObj(Long::valueOf)
        .toList();
  }

  private static Report check(Problem problem, long nodes) {
    return SoundnessCheck.check(
        new CheckRequest(problem, Plan.USUAL, LITTLE_MEMORY.withNodes(nodes)),
        CheckListener.silent(),
        new Cancellation());
  }
}
