package org.mansuba.search.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mansuba.board.Kind;
import org.mansuba.board.Side;
import org.mansuba.problem.stipulation.Condition;
import org.mansuba.problem.stipulation.Goal;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.RandomSetups;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.option.BareKing;
import org.mansuba.rules.option.BareTiming;
import org.mansuba.rules.option.Stalemate;
import org.mansuba.rules.play.Positions;
import org.mansuba.search.WinOracle;

/**
 * Proof numbers against going through the whole tree, in games of few men: there kings are bared
 * and stalemated, and a finished game must not continue.
 */
class ProofNumberSearchTest {
  private static final int DIAGRAMS = 1600;
  private static final int MOST_MEN = 5;
  private static final int MOST_MOVES = 4;
  private static final int BYTES = 1 << 20;

  private static final List<Set<Condition>> CONDITIONS =
      List.of(
          Set.of(),
          Set.of(new Condition.ChecksOnly()),
          Set.of(new Condition.Exact()),
          Set.of(new Condition.MatingKind(Kind.KING)),
          Set.of(new Condition.MatingKind(Kind.ROOK)));

  @ParameterizedTest
  @EnumSource
  void decidesAsGoingThroughTheWholeTreeDoes(Game game) {
    RuleSet rules = game.rules();
    RandomSetups setups = new RandomSetups(rules, 5_100);
    int wins = 0;
    for (int i = 0; i < DIAGRAMS; i++) {
      Setup setup = setups.next();
      while (setup.men().size() > MOST_MEN) {
        setup = setups.next();
      }
      Side attacker = Side.values()[i % 2];
      Goal goal = Goal.values()[i / 2 % Goal.values().length];
      Set<Condition> conditions = CONDITIONS.get(i / 8 % CONDITIONS.size());
      Stipulation task = new Stipulation(attacker, goal, MOST_MOVES, conditions);
      ProofNumberSearch byNumbers =
          Provers.byNumbers(playedLine(setup, rules, task), new TranspositionTable(BYTES));

      boolean[] byTree = byTree(setup, rules, task);
      for (int n = 1; n <= MOST_MOVES; n++) {
        boolean won = byNumbers.wins(n);

        assertThat(won).as("%s, %s, at %d", setup, task, n).isEqualTo(byTree[n]);
        if (won) {
          int length = byNumbers.length();
          assertThat(length).isBetween(0, n);
          assertThat(byTree[length]).as("%s, %s", setup, task).isTrue();
          wins++;
        }
      }
    }
    assertThat(wins).as("wins").isBetween(50, 2 * DIAGRAMS);
  }

  /** Whether the attacker wins, for each number of moves from 0. */
  private static boolean[] byTree(Setup setup, RuleSet rules, Stipulation task) {
    DepthFirstSearch search =
        Provers.byTree(playedLine(setup, rules, task), new TranspositionTable(BYTES), task);
    boolean[] wins = new boolean[MOST_MOVES + 1];
    for (int n = 0; n <= MOST_MOVES; n++) {
      wins[n] = search.wins(n);
    }
    return wins;
  }

  private static PlayedLine playedLine(Setup setup, RuleSet rules, Stipulation task) {
    return new PlayedLine(Positions.of(setup, rules), new Objective(task, rules), WinOracle.NONE);
  }

  enum Game {
    STANDARD,
    BARED_MOVE_FREELY,
    STALEMATE_DRAWS,
    BARE_KINGS_PLAY_ON,
    STALEMATED_WINS;

    RuleSet rules() {
      return switch (this) {
        case STANDARD -> RuleSet.STANDARD;
        case BARED_MOVE_FREELY -> RuleSet.STANDARD.with(BareTiming.FREE_MOVE);
        case STALEMATE_DRAWS -> RuleSet.STANDARD.with(Stalemate.DRAW);
        case BARE_KINGS_PLAY_ON -> RuleSet.STANDARD.with(Stalemate.DRAW).with(BareKing.OFF);
        case STALEMATED_WINS -> RuleSet.STANDARD.with(Stalemate.LOSS);
      };
    }
  }
}
