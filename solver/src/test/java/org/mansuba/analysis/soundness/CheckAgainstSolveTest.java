package org.mansuba.analysis.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mansuba.board.Side;
import org.mansuba.problem.Problem;
import org.mansuba.problem.stipulation.Goal;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Move;
import org.mansuba.rules.Position;
import org.mansuba.rules.RandomSetups;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.option.BareKing;
import org.mansuba.rules.option.BareReply;
import org.mansuba.rules.option.BareTiming;
import org.mansuba.rules.option.Stalemate;
import org.mansuba.rules.plain.PlainPosition;
import org.mansuba.search.Bounds;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;
import org.mansuba.search.SolveListener;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.Verdict;
import org.mansuba.search.engine.LiteralSearch;
import org.mansuba.search.solver.Solver;

/**
 * Check and solve against the definition of a win, in random diagrams, for every goal, both sides
 * and all rules of baring and stalemate; wins that need no move of the attacker included.
 */
class CheckAgainstSolveTest {
  private static final Limits LITTLE_MEMORY = Limits.UNLIMITED.withMemory(1 << 20);
  private static final List<Integer> NODES = List.of(1, 3, 10, 40, 150, 600);
  private static final int DIAGRAMS = 160;
  private static final int MOST_MEN = 6;
  private static final int FEW_MEN = 4;

  enum Game {
    STANDARD(RuleSet.STANDARD),
    MEDINA(RuleSet.STANDARD.with(BareReply.FIRST_WINS)),
    BARED_MOVE_FREELY(RuleSet.STANDARD.with(BareTiming.FREE_MOVE)),
    MEDINA_MOVES_FREELY(RuleSet.STANDARD.with(BareReply.FIRST_WINS).with(BareTiming.FREE_MOVE)),
    STALEMATE_DRAWS(RuleSet.STANDARD.with(Stalemate.DRAW)),
    STALEMATED_WINS(RuleSet.STANDARD.with(Stalemate.LOSS)),
    STALEMATED_WINS_AND_BARED_MOVE_FREELY(
        RuleSet.STANDARD.with(Stalemate.LOSS).with(BareTiming.FREE_MOVE)),
    BARING_IS_NOTHING(RuleSet.STANDARD.with(BareKing.OFF).with(Stalemate.LOSS));

    @SuppressWarnings("ImmutableEnumChecker")
    private final RuleSet rules;

    Game(RuleSet rules) {
      this.rules = rules;
    }

    /** Whether the attacker may win by a move of the defender: the last of a bare king's. */
    boolean isEndedByDefence() {
      return rules.bareKing() == BareKing.WIN
          && rules.bareReply() == BareReply.DRAW
          && rules.bareTiming() == BareTiming.FREE_MOVE;
    }
  }

  @ParameterizedTest
  @EnumSource
  void lengthsKeysAndTriesAreThoseOfTheDefinition(Game game) {
    RandomSetups setups = new RandomSetups(game.rules, 20_210 + game.ordinal());
    int wonWithoutMove = 0;
    int ended = 0;
    for (int i = 0; i < DIAGRAMS; i++) {
      Setup setup = next(setups, game.rules);
      int most = setup.men().size() <= FEW_MEN ? 3 : 2;
      Side attacker = Side.values()[i % 2];
      Goal goal = i % 8 < 4 ? Goal.WIN : Goal.values()[i % 8 / 2];
      Stipulation asked = new Stipulation(attacker, goal, most, Set.of());
      Report report = compare(new Question(setup, game.rules, asked));
      wonWithoutMove += report.first().bounds().winIn() == 0 ? 1 : 0;
      ended += (int) report.tries().list().stream().filter(t -> t.end().isOver()).count();
    }
    assertThat(wonWithoutMove > 0).as("%d", wonWithoutMove).isEqualTo(game.isEndedByDefence());
    assertThat(ended).as("tries that end the game").isPositive();
  }

  private static Setup next(RandomSetups setups, RuleSet rules) {
    Setup setup = setups.next();
    while (setup.men().size() > MOST_MEN || PlainPosition.of(setup, rules).ending().isOver()) {
      setup = setups.next();
    }
    return setup;
  }

  private static Report compare(Question question) {
    int most = question.stipulation().moves();
    LiteralSearch literal = new LiteralSearch(question);
    int length = literal.shortest(most);
    Verdict solved = solve(question, LITTLE_MEMORY);
    Report report = check(question, LITTLE_MEMORY);

    Bounds bounds = report.first().bounds();
    if (length < 0) {
      assertThat(solved)
          .as(question.text())
          .isIn(new Verdict.NoWin(), new Verdict.NoWinWithin(most));
      assertThat(bounds).as(question.text()).isEqualTo(new Bounds(most, Bounds.UNKNOWN));
      assertThat(report.verdict()).isEqualTo(new Soundness.NoSolution(most));
    } else {
      assertThat(solved).as(question.text()).isEqualTo(new Verdict.ShortestWin(length));
      assertThat(bounds).as(question.text()).isEqualTo(new Bounds(length - 1, length));
    }
    boolean begins = question.setup().toMove() == question.stipulation().attacker();
    if (begins) {
      assertThat(report.keys())
          .extracting(WinningMove::move)
          .as(question.text())
          .containsExactlyInAnyOrderElementsOf(length < 0 ? List.of() : literal.keys(length));
      report.tries().list().forEach(failing -> assertFails(question, failing, report));
      assertAllEndsAreTold(question, report);
    }
    report.effects().forEach((key, effect) -> assertIs(question, key, effect, length));
    NODES.forEach(nodes -> compareAtALimit(question, nodes, length));
    return report;
  }

  /** Every answer but the refutations loses; or there is none, since the game is over. */
  private static void assertFails(Question question, Try failing, Report report) {
    int left = report.first().within() - 1;
    Position position = PlainPosition.of(question.setup(), question.rules());
    position.make(failing.move().packed());
    assertThat(failing.end()).as(question.text()).isEqualTo(position.ending());
    if (position.ending().isOver()) {
      assertThat(failing.refutations()).as(question.text()).isEmpty();
      return;
    }
    assertThat(failing.refutations()).as(question.text()).hasSize(1);
    for (Move answer : moves(position)) {
      position.make(answer.packed());
      int needed = new LiteralSearch(question.withSetup(position.setup())).shortest(left);
      position.unmake();
      assertThat(failing.refutations().contains(answer))
          .as("%s %s %s", question.text(), failing.move(), answer)
          .isEqualTo(needed < 0);
    }
  }

  private static void assertAllEndsAreTold(Question question, Report report) {
    Position position = PlainPosition.of(question.setup(), question.rules());
    List<Move> winning = report.keys().stream().map(WinningMove::move).toList();
    for (Move move : moves(position)) {
      position.make(move.packed());
      boolean ends = position.ending().isOver();
      position.unmake();
      if (ends && !winning.contains(move)) {
        assertThat(report.tries().list()).as(question.text()).extracting(Try::move).contains(move);
      }
    }
  }

  private static void assertIs(Question question, Move key, Effect effect, int length) {
    Position position = PlainPosition.of(question.setup(), question.rules());
    position.make(key.packed());
    if (position.ending().isOver() || position.inCheck()) {
      return;
    }
    Setup passed = position.setup().withSideToMove(question.stipulation().attacker());
    int threatens = new LiteralSearch(question.withSetup(passed)).shortest(length - 1);
    assertThat(threatens).as(question.text()).isNotZero();
    assertThat(effect instanceof Effect.Threat).as(question.text()).isEqualTo(threatens > 0);
  }

  private static void compareAtALimit(Question question, long nodes, int length) {
    Report report = check(question, LITTLE_MEMORY.withNodes(nodes));

    Bounds bounds = report.first().bounds();
    assertHold(bounds, length, question, nodes);
    assertHold(bounds(solve(question, LITTLE_MEMORY.withNodes(nodes))), length, question, nodes);
    for (FirstMove first : report.first().moves()) {
      assertThat(first.bounds().winIn()).isGreaterThanOrEqualTo(bounds.winIn());
    }
  }

  private static void assertHold(Bounds bounds, int length, Question question, long nodes) {
    if (length < 0) {
      assertThat(bounds.hasWin()).as("%s, %d nodes", question.text(), nodes).isFalse();
    } else {
      assertThat(length)
          .as("%s, %d nodes", question.text(), nodes)
          .isGreaterThan(bounds.noneIn())
          .isLessThanOrEqualTo(bounds.winIn());
    }
  }

  private static Bounds bounds(Verdict verdict) {
    return switch (verdict) {
      case Verdict.ShortestWin(int moves) -> new Bounds(moves - 1, moves);
      case Verdict.Win(int moves, int noneIn) -> new Bounds(noneIn, moves);
      case Verdict.NoWinWithin(int moves) -> new Bounds(moves, Bounds.UNKNOWN);
      case Verdict.NoWin() -> new Bounds(Stipulation.MAX_MOVES, Bounds.UNKNOWN);
      case Verdict.Undecided(int noneIn) -> new Bounds(noneIn, Bounds.UNKNOWN);
    };
  }

  private static Verdict solve(Question question, Limits limits) {
    SolveRequest request = new SolveRequest(question, limits);
    return new Solver().solve(request, SolveListener.silent(), new Cancellation()).verdict();
  }

  private static List<Move> moves(Position position) {
    int[] moves = new int[Position.MAX_MOVES];
    int end = position.legalMoves(moves, 0);
    return Arrays.stream(moves, 0, end).mapToObj(Move::of).toList();
  }

  private static Report check(Question question, Limits limits) {
    Problem problem =
        Problem.of(question.setup())
            .withRules(question.rules())
            .withStipulation(question.stipulation());
    return SoundnessCheck.check(
        new CheckRequest(problem, Plan.BRIEF, limits), CheckListener.silent(), new Cancellation());
  }
}
