package org.mansuba.tables.survey;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.option.BareKing;
import org.mansuba.rules.option.BareTiming;
import org.mansuba.rules.option.Stalemate;
import org.mansuba.tables.build.BuildListener;
import org.mansuba.tables.build.BuildOrder;
import org.mansuba.tables.index.Material;
import org.mansuba.tables.probe.Tables;

/** Tables against a plain value iteration that knows nothing of them: wins and losses by length. */
final class IndependentCountTest {
  private static final RuleSet EUROPEAN = RuleSet.STANDARD.with(BareKing.OFF).with(Stalemate.DRAW);

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"KRvK", "KFvK"})
  void threeMen(String material) {
    assertSameCounts(material, RuleSet.STANDARD);
  }

  @Test
  void kingAndRookWithoutTheBareKing() {
    Statistics statistics = assertSameCounts("KRvK", EUROPEAN);

    // As in chess: every position is won for the rook's side to move, the longest in 16 moves.
    assertThat(statistics.longest()).isEqualTo(31);
    assertThat(statistics.counts(Side.WHITE).won()).isEqualTo(175_168);
  }

  @Test
  void bareKingThatMovesOnceMore() {
    assertSameCounts("KRvK", RuleSet.STANDARD.with(BareTiming.FREE_MOVE).with(Stalemate.LOSS));
  }

  /** A minute or more each: {@code -Dtables.full=true}. */
  @ParameterizedTest
  @ValueSource(strings = {"KRvKN", "KFvKF", "KAc1vKAc1"})
  @EnabledIfSystemProperty(named = "tables.full", matches = "true")
  void fourMen(String material) {
    assertSameCounts(material, RuleSet.STANDARD);
  }

  private Statistics assertSameCounts(String material, RuleSet rules) {
    Tables tables = Tables.inMemory(folder, rules);
    BuildOrder order = new BuildOrder(2, BuildListener.silent(), () -> false);
    tables.build(Material.read(material), order);
    Statistics statistics = StatisticsCollector.of(tables, Material.read(material), order);
    PlainIteration plain = iterate(material, rules);

    for (Side side : Side.values()) {
      assertThat(byLength(statistics.counts(side))).isEqualTo(plain.count(side));
    }
    return statistics;
  }

  private static Map<Integer, Long> byLength(OutcomeCounts counts) {
    Map<Integer, Long> byLength = new TreeMap<>();
    counts.wins().forEach((plies, count) -> byLength.put(plies + 1, count));
    counts.losses().forEach((plies, count) -> byLength.put(-plies - 1, count));
    return byLength;
  }

  /** The men of a name, an alfil behind which a square stands on the squares of its leaps. */
  private static PlainIteration iterate(String material, RuleSet rules) {
    List<Man> men = new ArrayList<>();
    List<List<Square>> where = new ArrayList<>();
    Side side = Side.WHITE;
    for (char letter : material.replaceAll("[a-h][1-8]", "").toCharArray()) {
      if (letter == 'v') {
        side = Side.BLACK;
      } else {
        Kind kind =
            Arrays.stream(Kind.values())
                .filter(k -> k.letter() == letter)
                .findFirst()
                .orElseThrow();
        men.add(new Man(side, kind));
        where.add(
            material.contains("c1") && kind == Kind.ALFIL
                ? List.of(
                    Square.C1, Square.G1, Square.A3, Square.E3, Square.C5, Square.G5, Square.A7,
                    Square.E7)
                : List.of(Square.values()));
      }
    }
    return new PlainIteration(rules, men, where);
  }
}
