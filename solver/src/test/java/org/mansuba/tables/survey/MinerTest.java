package org.mansuba.tables.survey;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mansuba.board.Side;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.RuleSet;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.solver.Explorer;
import org.mansuba.tables.build.BuildListener;
import org.mansuba.tables.build.BuildOrder;
import org.mansuba.tables.index.Material;
import org.mansuba.tables.probe.Tables;

/** Positions found in a small table, judged by the search. */
final class MinerTest {
  private static final Material MEN = Material.read("KAc1vKAc1");

  @TempDir Path folder;
  private Miner miner;

  @BeforeEach
  void build() {
    BuildOrder order = new BuildOrder(2, BuildListener.silent(), () -> false);
    Tables tables = Tables.inMemory(folder, RuleSet.STANDARD);
    tables.build(MEN, order);
    miner = new Miner(tables, order);
  }

  @Test
  void longestFirstAndNoneBelowTheLeast() {
    List<Miner.Find> finds = miner.mine(MEN, Miner.Wanted.ANY, 2, 1000);

    assertThat(finds)
        .isNotEmpty()
        .isSortedAccordingTo(Comparator.comparingInt(Miner.Find::moves).reversed())
        .allMatch(find -> find.moves() >= 2)
        .allMatch(find -> find.setup().toMove() == Side.WHITE);
  }

  @Test
  void uniqueOnesHaveOneKeyAndTheLengthTold() {
    List<Miner.Find> finds = miner.mine(MEN, Miner.Wanted.UNIQUE, 2, 40);

    assertThat(finds).isNotEmpty();
    for (Miner.Find find : finds) {
      Explorer explorer = explorer(find);
      assertThat(explorer.shortest(find.moves() + 1)).hasValue(find.moves());
      assertThat(
              explorer.moves().stream()
                  .filter(
                      move -> {
                        explorer.play(move);
                        boolean wins = explorer.wins(find.moves() - 1);
                        explorer.takeBack();
                        return wins;
                      }))
          .hasSize(1);
    }
  }

  @Test
  void noMoreThanAskedFor() {
    assertThat(miner.mine(MEN, Miner.Wanted.ANY, 1, 7)).hasSize(7);
  }

  private static Explorer explorer(Miner.Find find) {
    SolveRequest request =
        new SolveRequest(
            new Question(find.setup(), RuleSet.STANDARD, Stipulation.win(Side.WHITE)),
            Limits.UNLIMITED.withMemory(Limits.LEAST_MEMORY));
    return new Explorer(request, () -> {}, new Cancellation());
  }
}
