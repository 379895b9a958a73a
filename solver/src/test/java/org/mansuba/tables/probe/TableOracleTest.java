package org.mansuba.tables.probe;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mansuba.board.Kind;
import org.mansuba.board.Man;
import org.mansuba.board.Side;
import org.mansuba.board.Square;
import org.mansuba.notation.Fen;
import org.mansuba.problem.stipulation.Question;
import org.mansuba.problem.stipulation.Stipulation;
import org.mansuba.rules.RuleSet;
import org.mansuba.rules.Setup;
import org.mansuba.rules.legality.DiagramCheck;
import org.mansuba.rules.option.BareKing;
import org.mansuba.rules.option.Stalemate;
import org.mansuba.search.Cancellation;
import org.mansuba.search.Limits;
import org.mansuba.search.SolveRequest;
import org.mansuba.search.WinOracle;
import org.mansuba.search.solver.Explorer;
import org.mansuba.tables.build.BuildListener;
import org.mansuba.tables.build.BuildOrder;
import org.mansuba.tables.index.Material;

/** What tables tell an explorer, by rules under which a lone king plays on as in chess. */
final class TableOracleTest {
  private static final RuleSet EUROPEAN = RuleSet.STANDARD.with(BareKing.OFF).with(Stalemate.DRAW);

  private static final List<Man> ROOK_AGAINST_HORSE =
      List.of(
          new Man(Side.WHITE, Kind.KING),
          new Man(Side.WHITE, Kind.ROOK),
          new Man(Side.BLACK, Kind.KING),
          new Man(Side.BLACK, Kind.KNIGHT));

  @TempDir Path folder;

  @Test
  void explorerAnswersByTableAtOnce() {
    // One of the longest wins of king and rook in chess.
    Setup setup = Fen.read("8/8/8/8/8/2k5/1R6/K7 w");
    Tables tables = tables();
    Explorer explorer = explorer(setup, Side.WHITE, new TableOracle(tables));

    assertThat(explorer.shortest(50)).hasValue(16);
    assertThat(explorer.wins(15)).isFalse();
    assertThat(explorer.nodes()).isLessThan(10);
  }

  @Test
  void searchThatReachesTablesFindsTheSameWithLess() {
    SplittableRandom random = new SplittableRandom(53);
    TableOracle known = new TableOracle(tables());
    long withTables = 0;
    long without = 0;
    int wins = 0;
    for (int i = 0; i < 60; i++) {
      Setup setup = rookAgainstHorse(random);
      Explorer plain = explorer(setup, Side.WHITE, WinOracle.NONE);
      Explorer helped = explorer(setup, Side.WHITE, known);
      OptionalInt shortest = plain.shortest(4);
      assertThat(helped.shortest(4)).as("%s", setup).isEqualTo(shortest);
      wins += shortest.isPresent() ? 1 : 0;
      without += plain.nodes();
      withTables += helped.nodes();
    }

    assertThat(wins).isPositive();
    assertThat(known.answers()).isPositive();
    assertThat(withTables).isLessThan(without);
  }

  @Test
  void sideThatCannotWin() {
    Explorer explorer =
        explorer(Fen.read("8/8/8/3k4/8/1K6/8/R7 b"), Side.BLACK, new TableOracle(tables()));

    assertThat(explorer.shortest(400)).isEmpty();
  }

  @Test
  void nothingIsKnownOfOtherMen() {
    Explorer explorer = explorer(Fen.read("8/8/8/3k3n/8/1K6/8/R7 w"), Side.WHITE, WinOracle.NONE);

    assertThat(new TableOracle(tables()).winIn(explorer.position(), Side.WHITE))
        .isEqualTo(WinOracle.UNKNOWN);
  }

  /** A legal diagram with White to move, so that a capture leads to a table. */
  private static Setup rookAgainstHorse(SplittableRandom random) {
    while (true) {
      Map<Square, Man> men = new EnumMap<>(Square.class);
      for (Man man : ROOK_AGAINST_HORSE) {
        men.put(Square.of(random.nextInt(64)), man);
      }
      Setup setup = Setup.of(men, Side.WHITE);
      if (men.size() == ROOK_AGAINST_HORSE.size() && DiagramCheck.isPlayable(setup, EUROPEAN)) {
        return setup;
      }
    }
  }

  private Tables tables() {
    Tables tables = Tables.inMemory(folder, EUROPEAN);
    tables.build(Material.read("KRvK"), new BuildOrder(2, BuildListener.silent(), () -> false));
    return tables;
  }

  private static Explorer explorer(Setup setup, Side attacker, WinOracle known) {
    SolveRequest request =
        new SolveRequest(
            new Question(setup, EUROPEAN, Stipulation.win(attacker)),
            Limits.UNLIMITED.withMemory(Limits.LEAST_MEMORY),
            known);
    return new Explorer(request, () -> {}, new Cancellation());
  }
}
