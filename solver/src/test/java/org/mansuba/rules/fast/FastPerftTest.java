package org.mansuba.rules.fast;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.mansuba.rules.Perft;
import org.mansuba.rules.PerftOracle;
import org.mansuba.rules.RuleSet;

class FastPerftTest {
  @ParameterizedTest
  @MethodSource("rows")
  void countsTheLegalMovesOfTheOracleToFullDepth(PerftOracle.Row row) {
    Perft perft = new Perft(FastPosition.of(row.setup(), RuleSet.STANDARD), Perft.Mode.LEGAL);
    for (int depth = 1; depth <= row.legal().size(); depth++) {
      assertThat(perft.count(depth)).isEqualTo(row.legal().get(depth - 1));
    }
  }

  @ParameterizedTest
  @MethodSource("rows")
  void countsTheMovesOfTheGameOfTheOracleToFullDepth(PerftOracle.Row row) {
    FastPosition position = FastPosition.of(row.setup(), PerftOracle.GAME_RULES);
    for (int depth = 1; depth <= row.game().size(); depth++) {
      assertThat(PerftOracle.gameCount(position, depth)).isEqualTo(row.game().get(depth - 1));
    }
  }

  static List<PerftOracle.Row> rows() {
    return PerftOracle.rows();
  }
}
