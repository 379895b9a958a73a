package org.mansuba.tables.survey;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mansuba.board.Side;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.tables.build.BuildListener;
import org.mansuba.tables.build.BuildOrder;
import org.mansuba.tables.index.Material;
import org.mansuba.tables.probe.Outcome;
import org.mansuba.tables.probe.Tables;

/** Statistics against single lookups. */
final class StatisticsCollectorTest {
  private static final Material MEN = Material.read("KAc1vKAc1");

  @TempDir Path folder;

  @Test
  void examplesAreWhatTheyAreSaidToBe() {
    BuildOrder order = new BuildOrder(2, BuildListener.silent(), () -> false);
    Tables tables = Tables.inMemory(folder, RuleSet.STANDARD);
    tables.build(MEN, order);
    Statistics statistics = StatisticsCollector.of(tables, MEN, order);

    assertThat(statistics.longest()).isPositive();
    assertThat(statistics.longestWins())
        .isNotEmpty()
        .allSatisfy(
            setup ->
                assertThat(tables.outcome(setup)).contains(new Outcome.Win(statistics.longest())));
    assertThat(statistics.mutualZugzwangs()).isPositive();
    assertThat(statistics.zugzwangs())
        .isNotEmpty()
        .allSatisfy(
            setup ->
                assertThat(forWhite(tables, setup.withSideToMove(Side.WHITE)))
                    .isLessThan(forWhite(tables, setup.withSideToMove(Side.BLACK))));
    assertThat(statistics.counts(Side.WHITE)).isEqualTo(statistics.counts(Side.BLACK));
  }

  private static int forWhite(Tables tables, Setup setup) {
    int forMover =
        switch (tables.outcome(setup).orElseThrow()) {
          case Outcome.Win _ -> 1;
          case Outcome.Loss _ -> -1;
          case Outcome.Neither _ -> 0;
        };
    return setup.toMove() == Side.WHITE ? forMover : -forMover;
  }
}
