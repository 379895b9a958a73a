package org.mansuba.search.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.mansuba.board.Side;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.RandomSetups;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.play.Positions;
import org.mansuba.search.SearchStopped;
import org.mansuba.search.WinOracle;

/**
 * Searches of positions whose first keys have two bits. The second keys alone keep positions apart;
 * where those are cut as well, proofs go wrong, which shows that the first would not do.
 */
class ShortKeysTest {
  private static final long TWO_BITS = 3;
  private static final long WHOLE = -1;
  private static final int LEAST_MEN = 5;
  private static final int MOST_MEN = 7;
  private static final int MOVES = 3;
  private static final int DIAGRAMS = 150;
  private static final int POSITIONS = 2_000;

  private final List<Judged> judged = judged();

  @Test
  void secondKeysKeepEveryVerdictRight() {
    assertThat(judged).anyMatch(Judged::isWon).anyMatch(diagram -> !diagram.isWon());
    for (Judged diagram : judged) {
      assertThat(diagram.shortestByTree(WHOLE)).as("%s", diagram).isEqualTo(diagram.shortest);
      assertThat(diagram.shortestByNumbers(WHOLE)).as("%s", diagram).isEqualTo(diagram.shortest);
    }
  }

  @Test
  void firstKeysAloneDoNot() {
    assertThat(judged).anyMatch(diagram -> diagram.shortestByTree(0) != diagram.shortest);
  }

  @Test
  void defenderNeverHoldsAWonPosition() {
    assertThat(judged.stream().filter(Judged::isWon)).noneMatch(d -> d.holds(WHOLE));
    assertThat(judged).anyMatch(d -> d.holds(WHOLE));
  }

  @Test
  void byFirstKeysAloneHeWouldSeemTo() {
    assertThat(judged.stream().filter(Judged::isWon)).anyMatch(d -> d.holds(0));
  }

  private static List<Judged> judged() {
    RandomSetups setups = new RandomSetups(RuleSet.STANDARD, 17);
    return Stream.generate(setups::next)
        .filter(ShortKeysTest::isFull)
        .limit(DIAGRAMS)
        .map(Judged::of)
        .toList();
  }

  /** Whether neither side is bare, and few enough men are there for a search without art. */
  private static boolean isFull(Setup setup) {
    long white = setup.men().values().stream().filter(man -> man.side() == Side.WHITE).count();
    int all = setup.men().size();
    return white > 1 && all - white > 1 && all >= LEAST_MEN && all <= MOST_MEN;
  }

  /** A diagram, and the shortest win of the side to move, -1 if it is longer than looked for. */
  private record Judged(Setup setup, int shortest) {
    static Judged of(Setup setup) {
      LiteralSearch literal = new LiteralSearch(setup, RuleSet.STANDARD, setup.toMove());
      return new Judged(setup, literal.shortest(MOVES));
    }

    boolean isWon() {
      return shortest >= 0;
    }

    int shortestByTree(long secondMask) {
      DepthFirstSearch search = Provers.byTree(line(secondMask), table(), task());
      return shortest(search::wins);
    }

    int shortestByNumbers(long secondMask) {
      ProofNumberSearch search = Provers.byNumbers(line(secondMask), table());
      return shortest(search::wins);
    }

    boolean holds(long secondMask) {
      PlayedLine line = line(secondMask);
      DepthFirstSearch near = Provers.byTree(line, table(), task());
      try {
        return new Fortress(line, near, Provers.nodeCounter(), POSITIONS).holds();
      } catch (SearchStopped tooMany) {
        return false;
      }
    }

    private static TranspositionTable table() {
      return new TranspositionTable(1 << 16);
    }

    private Stipulation task() {
      return Stipulation.win(setup.toMove());
    }

    private PlayedLine line(long secondMask) {
      return new PlayedLine(
          new ShortKeyed(Positions.of(setup, RuleSet.STANDARD), TWO_BITS, secondMask),
          new Objective(task(), RuleSet.STANDARD),
          WinOracle.NONE);
    }

    private static int shortest(Asked search) {
      for (int n = 0; n <= MOVES; n++) {
        if (search.wins(n)) {
          return n;
        }
      }
      return -1;
    }
  }

  /** Whether there is a win in a number of moves. */
  private interface Asked {
    boolean wins(int n);
  }
}
