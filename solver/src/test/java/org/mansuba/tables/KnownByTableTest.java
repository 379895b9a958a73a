package org.mansuba.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mansuba.board.Side;
import org.mansuba.notation.Fen;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.option.BareKing;
import org.mansuba.rules.option.Stalemate;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Explorer;
import org.mansuba.search.KnownLengths;
import org.mansuba.search.Limits;
import org.mansuba.search.SolveRequest;

/** What tables tell an explorer, by rules under which a lone king plays on as in chess. */
final class KnownByTableTest {
  private static final RuleSet EUROPEAN = RuleSet.STANDARD.with(BareKing.OFF).with(Stalemate.DRAW);

  @TempDir Path folder;

  @Test
  void explorerAnswersByTableAtOnce() {
    // One of the longest wins of king and rook in chess.
    Setup setup = Fen.read("8/8/8/8/8/2k5/1R6/K7 w");
    Tables tables = tables();
    Explorer explorer = explorer(setup, Side.WHITE, new KnownByTable(tables));

    assertThat(explorer.shortest(50)).hasValue(16);
    assertThat(explorer.wins(15)).isFalse();
    assertThat(explorer.nodes()).isLessThan(10);
  }

  @Test
  void sideThatCannotWin() {
    Explorer explorer =
        explorer(Fen.read("8/8/8/3k4/8/1K6/8/R7 b"), Side.BLACK, new KnownByTable(tables()));

    assertThat(explorer.shortest(400)).isEmpty();
  }

  @Test
  void nothingIsKnownOfOtherMen() {
    Explorer explorer =
        explorer(Fen.read("8/8/8/3k3n/8/1K6/8/R7 w"), Side.WHITE, KnownLengths.NONE);

    assertThat(new KnownByTable(tables()).winIn(explorer.position(), Side.WHITE))
        .isEqualTo(KnownLengths.UNKNOWN);
  }

  private Tables tables() {
    Tables tables = Tables.inMemory(folder, EUROPEAN);
    tables.build(Material.read("KRvK"), new BuildOrder(2, BuildListener.silent(), () -> false));
    return tables;
  }

  private static Explorer explorer(Setup setup, Side attacker, KnownLengths known) {
    SolveRequest request =
        new SolveRequest(
            setup,
            EUROPEAN,
            Stipulation.win(attacker),
            Limits.NONE.withMemory(Limits.LEAST_MEMORY),
            known);
    return new Explorer(request, () -> {}, new Cancellation());
  }
}
