package org.mansuba.search.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mansuba.board.Kind;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.notation.Fen;
import org.mansuba.problem.stipulation.Condition;
import org.mansuba.problem.stipulation.Goal;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Ending;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.option.PromotionTo;
import org.mansuba.rules.option.Stalemate;
import org.mansuba.rules.option.StalemateSwap;
import org.mansuba.rules.plain.PlainPosition;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;
import org.mansuba.search.Solution;
import org.mansuba.search.SolveListener;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.Verdict;
import org.mansuba.search.engine.LiteralSearch;

/** Lengths and keys are those published, or found by other programs where a book is wrong. */
class SolverTest {
  private static final String WATER_WHEEL =
      "1r3bk1/2P3n1/4p1np/Pp2Qp2/2b2Rp1/2NP1PKP/1P5p/1BBN2qR b";
  private static final String MANUSCRIPT_WHEEL =
      "1r3bk1/2P3n1/4p1np/Pp2Qp2/2b2Rp1/P1NP1PKP/1P5p/1BBN2qR b";
  private static final Set<Condition> CHECKS = Set.of(new Condition.ChecksOnly());

  @ParameterizedTest
  @CsvSource({
    "2bkn3/7R/2qPP3/8/8/3n4/1r3r2/3K4 w, 2, h7d7",
    "6K1/3r3r/5kn1/5p2/5P2/6N1/8/4R1R1 w, 3, g3h5",
    "6k1/5R2/7R/4N1Q1/8/1qn5/r2r4/2K5 w, 5, h6g6",
    "3n3k/2R5/2n1P3/3N2N1/8/1p6/2r3r1/K7 w, 5, c7h7",
    "1r4k1/8/5PP1/8/K1n3NR/7B/1r6/7R w, 6, h4h8",
    "N3K3/1nPP2r1/3b2pr/pPn5/2N3P1/2P2kQ1/1R5P/2B2B2 w, 6, c4e5",
    "N3K3/1n1P2r1/3b2pr/pPn5/2N3P1/2P2kQ1/1R5P/2B2B2 w, 3, c4e5"
  })
  void findsTheShortestWinOfAHistoricalProblem(String fen, int moves, String key) {
    Setup setup = Fen.read(fen);

    Solution solution = solve(setup, Stipulation.win(Side.WHITE));

    assertThat(solution.verdict()).isEqualTo(new Verdict.ShortestWin(moves));
    assertThat(solution.keys()).extracting(Move::toString).containsExactly(key);
    assertThat(solution.line()).hasSize(2 * moves - 1);
    assertThat(endByPlainRules(setup, solution.line())).isEqualTo(Ending.MATE);
  }

  @Test
  void turnsTheWaterWheelByChecksInThirtySixMoves() {
    Setup setup = Fen.read(WATER_WHEEL);

    Solution solution = solve(setup, new Stipulation(Side.BLACK, Goal.WIN, 36, CHECKS));

    assertThat(solution.verdict()).isEqualTo(new Verdict.ShortestWin(36));
    assertThat(solution.keys()).extracting(Move::toString).containsExactly("g7h5");
    assertThat(endByPlainRules(setup, solution.line())).isEqualTo(Ending.MATE);
  }

  @Test
  void provesThatWhoCannotGiveCheckNeverWinsByChecks() {
    Setup setup = Fen.read("k7/p7/8/8/8/8/P7/K7 w");
    Stipulation byChecks = new Stipulation(Side.WHITE, Goal.WIN, Stipulation.ANY_LENGTH, CHECKS);

    assertThat(solve(setup, byChecks).verdict()).isEqualTo(new Verdict.NoWin());
  }

  @Test
  void attackerWhoWinsByBeingStalematedNeedsNoMoveForTheDefendersLast() {
    // 1.e6 leaves Black the move f4 alone, and that leaves White none.
    Setup setup = Fen.read("7k/4p1pP/6P1/4Pp2/3p4/p2P4/P7/KB6 w");
    RuleSet rules = RuleSet.STANDARD.with(Stalemate.LOSS);
    SolveRequest request =
        new SolveRequest(new Question(setup, rules, Stipulation.win(Side.WHITE)), Limits.UNLIMITED);

    Solution solution = new Solver().solve(request, SolveListener.silent(), new Cancellation());

    assertThat(solution.verdict()).isEqualTo(new Verdict.ShortestWin(1));
    assertThat(solution.line()).extracting(Move::toString).containsExactly("e5e6", "f5f4");
    assertThat(solution.end()).isEqualTo(Ending.STALEMATE_REVERSED);
    assertThat(new LiteralSearch(setup, rules, Side.WHITE).shortest(1)).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {WATER_WHEEL, "1r4k1/8/5PP1/8/K1n3NR/7B/1r6/7R w"})
  void lineIsAsLongAsTheWinClaimedWhereverALimitStrikes(String fen) {
    Setup setup = Fen.read(fen);
    Stipulation win = Stipulation.win(setup.toMove());
    for (long nodes = 100; nodes < 500_000; nodes += nodes / 4) {
      SolveRequest request =
          new SolveRequest(
              new Question(setup, RuleSet.STANDARD, win), Limits.UNLIMITED.withNodes(nodes));
      Solution solution = new Solver().solve(request, SolveListener.silent(), new Cancellation());
      if (solution.hasLine()) {
        int moves =
            switch (solution.verdict()) {
              case Verdict.ShortestWin(var n) -> n;
              case Verdict.Win(var n, _) -> n;
              case Verdict.NoWin _, Verdict.NoWinWithin _, Verdict.Undecided _ -> -1;
            };
        assertThat(solution.line()).as("%d nodes", nodes).hasSize(2 * moves - 1);
        assertThat(endByPlainRules(setup, solution.line())).isEqualTo(Ending.MATE);
      }
    }
  }

  @Test
  void provesThatTheManuscriptsWaterWheelDoesNotTurnByChecksHoweverLong() {
    Setup setup = Fen.read(MANUSCRIPT_WHEEL);

    Solution inSixty = solve(setup, new Stipulation(Side.BLACK, Goal.WIN, 60, CHECKS));
    Solution ever =
        solve(setup, new Stipulation(Side.BLACK, Goal.WIN, Stipulation.ANY_LENGTH, CHECKS));

    assertThat(inSixty.verdict()).isIn(new Verdict.NoWinWithin(60), new Verdict.NoWin());
    assertThat(ever.verdict()).isEqualTo(new Verdict.NoWin());
    assertThat(ever.line()).isEmpty();
  }

  @Test
  void aLimitThatStrikesWhileTheLineIsReadKeepsTheWin() {
    Setup setup = Fen.read(WATER_WHEEL);
    Stipulation byChecks = new Stipulation(Side.BLACK, Goal.WIN, 36, CHECKS);
    Set<Class<?>> seen = new HashSet<>();

    for (int nodes = 1_000; nodes < 40_000; nodes += 500) {
      Solution solution = solve(setup, byChecks, Limits.UNLIMITED.withNodes(nodes));
      seen.add(solution.verdict().getClass());
      if (solution.hasLine()) {
        assertThat(endByPlainRules(setup, solution.line())).isEqualTo(Ending.MATE);
      } else if (solution.verdict() instanceof Verdict.ShortestWin(var moves)) {
        assertThat(moves).isEqualTo(36);
      }
    }

    assertThat(seen).contains(Verdict.Undecided.class, Verdict.ShortestWin.class);
  }

  @Test
  void keepsBothBoundsWhenALimitComesFirst() {
    Limits limits = Limits.UNLIMITED.withNodes(2_000_000);

    Solution solution =
        new Solver()
            .solve(
                new SolveRequest(
                    new Question(
                        Fen.read(WATER_WHEEL),
                        RuleSet.STANDARD,
                        new Stipulation(Side.BLACK, Goal.WIN, 36, Set.of())),
                    limits),
                SolveListener.silent(),
                new Cancellation());

    assertThat(solution.verdict()).isInstanceOf(Verdict.Win.class);
    assertThat(((Verdict.Win) solution.verdict()).moves()).isEqualTo(36);
    assertThat(solution.nodes()).isLessThanOrEqualTo(limits.nodes());
  }

  @Test
  void aCancelledSearchDecidesNothing() {
    Cancellation cancelled = new Cancellation();
    cancelled.cancel();

    Solution solution =
        new Solver()
            .solve(
                new SolveRequest(
                    new Question(
                        Fen.read(WATER_WHEEL), RuleSet.STANDARD, Stipulation.win(Side.BLACK)),
                    Limits.UNLIMITED),
                SolveListener.silent(),
                cancelled);

    assertThat(solution.verdict()).isEqualTo(new Verdict.Undecided(0));
  }

  @Test
  void aMateProblemDoesNotTakeABaringForAnAnswer() {
    Setup setup = Fen.read("3k4/R6R/3n4/8/8/8/8/K7 w");

    Solution solution = solve(setup, new Stipulation(Side.WHITE, Goal.MATE, 2, Set.of()));

    assertThat(solution.verdict()).isEqualTo(new Verdict.ShortestWin(2));
    assertThat(solution.keys()).extracting(Move::toString).containsExactly("h7g7");
  }

  @Test
  void onlyTheNamedManMayMate() {
    Setup setup = Fen.read("7k/8/6K1/1p6/8/8/R7/8 w");
    Stipulation byRook = mate(new Condition.MatingMan(Square.A2));
    Stipulation byKing = mate(new Condition.MatingMan(Square.G6));
    Stipulation byKnight = mate(new Condition.MatingKind(Kind.KNIGHT));

    assertThat(solve(setup, byRook).verdict()).isEqualTo(new Verdict.ShortestWin(1));
    assertThat(solve(setup, byKing).verdict()).isEqualTo(new Verdict.NoWinWithin(1));
    assertThat(solve(setup, byKnight).verdict()).isEqualTo(new Verdict.NoWinWithin(1));
  }

  /** 1.e8=A, Black has only h6, 2.Ac6 mates: Kb6 and Nd7 take the king's squares. */
  @Test
  void aPawnThatHasBecomeAnAlfilMatesAsOne() {
    Setup setup = Fen.read("k7/3NP2p/1K6/8/8/8/8/8 w");
    RuleSet rules = RuleSet.STANDARD.with(PromotionTo.ALFIL);

    assertThat(verdictByKind(setup, rules, Kind.ALFIL)).isEqualTo(new Verdict.ShortestWin(2));
    assertThat(verdictByKind(setup, rules, Kind.FERZ)).isInstanceOf(Verdict.NoWinWithin.class);
  }

  private static Verdict verdictByKind(Setup setup, RuleSet rules, Kind kind) {
    Set<Condition> byKind = Set.of(new Condition.MatingKind(kind));
    Stipulation asked = new Stipulation(Side.WHITE, Goal.MATE, 2, byKind);
    return new Solver()
        .solve(
            new SolveRequest(new Question(setup, rules, asked), Limits.UNLIMITED),
            SolveListener.silent(),
            new Cancellation())
        .verdict();
  }

  @Test
  void theMateMustFallOnTheNamedSquares() {
    Setup setup = Fen.read("7k/8/6K1/1p6/8/8/R7/8 w");

    assertThat(solve(setup, mate(new Condition.MatedOn(Square.H8))).verdict())
        .isEqualTo(new Verdict.ShortestWin(1));
    assertThat(solve(setup, mate(new Condition.MatedOn(Square.G8))).verdict())
        .isEqualTo(new Verdict.NoWinWithin(1));
    assertThat(solve(setup, mate(new Condition.MatingFrom(Square.A8))).verdict())
        .isEqualTo(new Verdict.ShortestWin(1));
    assertThat(solve(setup, mate(new Condition.MatingFrom(Square.B8))).verdict())
        .isEqualTo(new Verdict.NoWinWithin(1));
  }

  @Test
  void rulesThatOnlyThePlainPositionKnowsAreServedToo() {
    Setup setup = Fen.read("6K1/3r3r/5kn1/5p2/5P2/6N1/8/4R1R1 w");
    RuleSet rules = RuleSet.STANDARD.with(StalemateSwap.ON);

    Solution solution =
        new Solver()
            .solve(
                new SolveRequest(
                    new Question(setup, rules, Stipulation.win(Side.WHITE)), Limits.UNLIMITED),
                SolveListener.silent(),
                new Cancellation());

    assertThat(solution.verdict()).isEqualTo(new Verdict.ShortestWin(3));
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 1", "64, 1", "1, 2", "64, 2", "64, 3"})
  void theVerdictDependsNeitherOnTheMemoryNorOnTheThreads(int mebibytes, int threads) {
    Setup check = Fen.read("N3K3/1nPP2r1/3b2pr/pPn5/2N3P1/2P2kQ1/1R5P/2B2B2 w");
    Setup legacy = Fen.read("rnb1kbnr/p2ppppp/1pp5/4NN2/2Q5/2K1B3/8/8 w");
    Limits limits = Limits.UNLIMITED.withMemory((long) mebibytes << 20).withThreads(threads);
    Stipulation inFive = new Stipulation(Side.WHITE, Goal.WIN, 5, Set.of());

    assertThat(solve(check, Stipulation.win(Side.WHITE), limits).verdict())
        .isEqualTo(new Verdict.ShortestWin(6));
    assertThat(solve(legacy, inFive, limits).verdict()).isEqualTo(new Verdict.NoWinWithin(5));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void aSearchOfMillionsOfNodesIsSharedByThreads(int threads) {
    Setup legacy = Fen.read("rnb1kbnr/p2ppppp/1pp5/4NN2/2Q5/2K1B3/8/8 w");
    Stipulation inSeven = new Stipulation(Side.WHITE, Goal.WIN, 7, Set.of());

    assertThat(solve(legacy, inSeven, Limits.UNLIMITED.withThreads(threads)).verdict())
        .isEqualTo(new Verdict.NoWinWithin(7));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void threadsTogetherNeverVisitMoreNodesThanAllowed(int threads) {
    Setup legacy = Fen.read("rnb1kbnr/p2ppppp/1pp5/4NN2/2Q5/2K1B3/8/8 w");
    Stipulation inSeven = new Stipulation(Side.WHITE, Goal.WIN, 7, Set.of());
    Limits limits = Limits.UNLIMITED.withThreads(threads).withNodes(1_000_003);

    Solution solution = solve(legacy, inSeven, limits);

    assertThat(solution.nodes()).isBetween(900_000L, limits.nodes());
  }

  private static Stipulation mate(Condition condition) {
    return new Stipulation(Side.WHITE, Goal.MATE, 1, Set.of(condition));
  }

  private static Solution solve(Setup setup, Stipulation stipulation) {
    return solve(setup, stipulation, Limits.UNLIMITED);
  }

  private static Solution solve(Setup setup, Stipulation stipulation, Limits limits) {
    return new Solver()
        .solve(
            new SolveRequest(new Question(setup, RuleSet.STANDARD, stipulation), limits),
            SolveListener.silent(),
            new Cancellation());
  }

  private static Ending endByPlainRules(Setup setup, List<Move> line) {
    Position position = PlainPosition.of(setup, RuleSet.STANDARD);
    for (Move move : line) {
      assertThat(position.ending()).isEqualTo(Ending.NONE);
      assertThat(position.isLegal(move.packed())).as(move.toString()).isTrue();
      position.make(move.packed());
    }
    return position.ending();
  }
}
