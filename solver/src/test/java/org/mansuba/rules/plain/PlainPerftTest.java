package org.mansuba.rules.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.mansuba.rules.Perft;
import org.mansuba.rules.PerftOracle;
import org.mansuba.rules.RuleSet;

class PlainPerftTest {
  private static final int DEPTH = 3;

  @ParameterizedTest
  @MethodSource("rows")
  void countsTheLegalMovesOfTheOracle(PerftOracle.Row row) {
    assertThat(count(row, RuleSet.STANDARD, Perft.Mode.LEGAL))
        .isEqualTo(row.legal().subList(0, DEPTH));
  }

  @ParameterizedTest
  @MethodSource("rows")
  void countsTheMovesOfTheGameOfTheOracle(PerftOracle.Row row) {
    assertThat(count(row, PerftOracle.GAME_RULES, Perft.Mode.GAME))
        .isEqualTo(row.game().subList(0, DEPTH));
  }

  @ParameterizedTest
  @MethodSource("smallRows")
  void countsDeeperAsTheOracleIfTwoBareKingsPlayOn(PerftOracle.Row row) {
    PlainPosition position = PlainPosition.of(row.setup(), PerftOracle.GAME_RULES);
    int deepest = row.game().size();
    assertThat(PerftOracle.gameCount(position, deepest)).isEqualTo(row.game().getLast());
  }

  static List<PerftOracle.Row> smallRows() {
    return PerftOracle.rows().stream().filter(row -> row.game().getLast() < 250_000).toList();
  }

  static List<PerftOracle.Row> rows() {
    return PerftOracle.rows();
  }

  private static List<Long> count(PerftOracle.Row row, RuleSet rules, Perft.Mode mode) {
    Perft perft = new Perft(PlainPosition.of(row.setup(), rules), mode);
    return LongStream.rangeClosed(1, DEPTH).mapToObj(d -> perft.count((int) d)).toList();
  }
}
