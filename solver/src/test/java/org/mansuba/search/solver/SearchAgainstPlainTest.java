package org.mansuba.search.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mansuba.board.Side;
import org.mansuba.problem.stipulation.Goal;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.Move;
import org.mansuba.rules.RandomSetups;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.option.BareTiming;
import org.mansuba.rules.option.Stalemate;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;
import org.mansuba.search.Solution;
import org.mansuba.search.SolveListener;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.Verdict;
import org.mansuba.search.engine.LiteralSearch;

/** The search against the definition of a win, with much and little memory, one thread and two. */
class SearchAgainstPlainTest {
  private static final int DIAGRAMS = 300;
  private static final int MOST_MEN = 7;
  private static final int FEW_MEN = 4;

  @ParameterizedTest
  @CsvSource({
    "STANDARD, 256, 1",
    "STANDARD, 1, 2",
    "BARED_MOVE_FREELY, 1, 1",
    "STALEMATED_WINS, 1, 1"
  })
  void findsTheLengthAndTheKeysOfTheDefinition(Game game, int mebibytes, int threads) {
    RuleSet rules = game.rules();
    RandomSetups setups = new RandomSetups(rules, 71_000 + threads);
    Limits limits = Limits.UNLIMITED.withMemory((long) mebibytes << 20).withThreads(threads);
    int[] met = new int[5];

    for (int i = 0; i < DIAGRAMS; i++) {
      Setup setup = setups.next();
      while (setup.men().size() > MOST_MEN) {
        setup = setups.next();
      }
      int most = setup.men().size() <= FEW_MEN ? 3 : 2;
      Side attacker = Side.values()[i % 2];
      LiteralSearch literal = new LiteralSearch(setup, rules, attacker);
      int length = literal.shortest(most);
      Stipulation within = new Stipulation(attacker, Goal.WIN, most, Set.of());
      SolveRequest request = new SolveRequest(new Question(setup, rules, within), limits);
      Explorer explorer = new Explorer(request, () -> {}, new Cancellation());

      assertThat(lengthSolved(request)).as("%s", setup).isEqualTo(length);
      assertThat(explorer.shortest(most).orElse(-1)).as("%s", setup).isEqualTo(length);
      if (length > 0 && explorer.attackerToMove()) {
        assertThat(keys(explorer, length))
            .as("%s", setup)
            .containsExactlyInAnyOrderElementsOf(literal.keys(length));
      }
      met[length + 1]++;
    }

    assertThat(met[0]).as("without a win").isGreaterThan(50);
    assertThat(met[1] + met[2]).as("won at once").isGreaterThan(10);
    assertThat(met[3] + met[4]).as("won in two or three").isGreaterThan(5);
  }

  enum Game {
    STANDARD,
    BARED_MOVE_FREELY,
    STALEMATED_WINS;

    RuleSet rules() {
      return switch (this) {
        case STANDARD -> RuleSet.STANDARD;
        case BARED_MOVE_FREELY -> RuleSet.STANDARD.with(Stalemate.LOSS).with(BareTiming.FREE_MOVE);
        case STALEMATED_WINS -> RuleSet.STANDARD.with(Stalemate.LOSS);
      };
    }
  }

  private static int lengthSolved(SolveRequest request) {
    Solution solution = new Solver().solve(request, SolveListener.silent(), new Cancellation());
    return switch (solution.verdict()) {
      case Verdict.ShortestWin(var moves) -> moves;
      case Verdict.NoWin _, Verdict.NoWinWithin _ -> -1;
      case Verdict.Win _, Verdict.Undecided _ -> -2;
    };
  }

  private static List<Move> keys(Explorer explorer, int length) {
    return explorer.moves().stream()
        .filter(
            move -> {
              explorer.play(move);
              boolean wins = explorer.wins(length - 1);
              explorer.takeBack();
              return wins;
            })
        .toList();
  }
}
